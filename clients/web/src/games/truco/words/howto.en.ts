/** The English rules page of Truco, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Be the first to 30 points: that wins a chico, and two chicos win the match. You earn points with your cards, with flor, with envido, and by making others believe what is not so.",
  turn: [
    "Everybody gets three cards. Play goes to the right, and the mano, on the dealer's right, begins. With three players the gallo gets four and discards one.",
    "In your turn lay a card. The highest wins the trick; if both sides tie it is a parda. Two tricks win the hand. After a parda the next trick decides. If the last is a parda, the winner of the first wins; with three pardas, the mano.",
    "The best are the ace of swords, the ace of clubs, the seven of swords and the seven of coins. Then come the threes, the twos and the other aces; then king, horse, jack, the other sevens, sixes, fives and fours.",
    "Flor: three cards of one suit. Sing it in the first trick, before you lay your card. It is worth 3 and cancels the envido. If the other side sings too, it may be raised with contraflor.",
    "Envido: in the first trick, before you lay your card. Two cards of one suit are worth 20 plus their numbers; kings, horses and jacks count 0. Without two of a suit the highest card counts. Accepted, envido is worth 2, real envido 3, and falta envido as much as the leader still needs to reach 30. The highest number wins; if equal, the one nearest the mano.",
    "Accepted, truco is worth 2, retruco 3 and vale cuatro 4. You must accept before you raise, and the side that accepted may raise. If the other side refuses, you get what it was worth before.",
    "You may also go to the deck (mazo): you give up your cards.",
    "Words bind: what you say in the chat counts too.",
  ],
  challenges: [
    "After the hand there is a review. In it you may challenge somebody of the other side.",
    "“Pido flor” (a silent flor): if they held a flor and did not sing it, all the points of their side become yours, and 3 more. If they had none, they show two cards and their side gets 3.",
    "Flor without having it: if you are right, all the points of their side become yours.",
    "Envido or flor wrongly declared: the winner said a false number. Those points become yours.",
    "Meddling: in a pica-pica, with six players, only the two who play may speak. The duel ends without its points and your side gets 4.",
    "A wrong challenge is a strike (except “pido flor”), and so is one that is out of place. Three strikes in a chico lose it.",
  ],
  end: [
    "Points are noted in this order: flor, envido, truco and at last the penalties. The first to reach 30 wins the chico at that moment.",
    "Two chicos win the match; at one all, a third one decides.",
    "At the time limit the running hand is void: chicos count, and then points.",
  ],
  clock: [
    "There are 30 seconds for each decision and 20 for the review, unless the room says otherwise.",
    "When time is up the server acts: it goes to the deck if you had to lay a card, refuses an envido or a truco, and declares the true number.",
  ],
  line: [
    ["E7", "lay a card: E swords, B clubs, O coins, C cups; 10 jack, 11 horse, 12 king"],
    ["envido · real_envido · falta_envido", "say it"],
    ["truco · retruco · vale_cuatro", "say it"],
    ["quiero retruco", "several words at once"],
    ["flor", "sing flor"],
    ["declare 33 · declare -", "declare 33 · they are good"],
    ["mazo", "go to the deck"],
    ["cut 10 · knock", "cut · knock"],
    ["discard O1", "discard (the gallo)"],
    ["signal malas · look 2", "make a sign · look at seat 2 (counted from 0)"],
    ["challenge 1 truco.flor-callada", "challenge seat 1"],
    ["accept", "take the points"],
    ['"hello', "chat"],
  ],
};
