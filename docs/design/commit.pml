/* The commit of docs/design/commit.md as a Promela model: two nodes, two clients, and a primary with a replica that can take over.
 *
 * `make model` searches all states, with one death of each node and one takeover. It then searches each mutant, which must break an assertion:
 *   NO_ID       the script does not look for the command's id
 *   NO_VERSION  the script does not compare the version
 *   NO_STAMP    a version is a number alone, and the node keeps its copy when another server takes over (KEEP_COPY)
 *   NO_WAIT     the answer leaves before the replica has the commit
 *   NO_CONFIRM  a node shows its copy before the replica has it
 * KEEP_COPY alone breaks nothing: the stamp protects.
 *
 * An entry of a store is a step of the room: the id of its command, and its stamp. Each client has one command, with its number plus 1 as id.
 * The assertions: a store has a command once; each step was decided on the stored room; the store that takes over has every step that was
 * acknowledged or shown.
 */
#define L 3          /* steps that a store can have: two commands, and one too many for a mutant */
#define IDS 3
#define NONE 255
#define NOWHERE 2

typedef Store { byte n; byte id[L]; byte stamp[L] };
Store store[2];      /* 0 is the primary at first, 1 its replica */
byte primary = 0;
bool old_answers = false; /* the old primary lives on, cut off from its replica, and carries out what reaches it */
byte stamps = 1;     /* the next stamp */
bool acked[IDS];
bool shown[2 * L + 1];
byte takeovers = 1;
bool may_die[2];     /* each node dies once at most */
byte where[2];       /* the node at which a client is connected; NOWHERE after a break */
byte asked[2];       /* at a node: the id that waits in its socket, 0 for none */
byte asker[2];       /* its client */
byte answered[2];    /* to a client: the id that was acknowledged */

typedef Orphan { bool is_there; byte at; byte id; byte n; byte last };
Orphan orphan;       /* a request of a node that died or was cut off; its server may still carry it out */


#define LAST(s) (store[s].n == 0 -> 0 : store[s].stamp[store[s].n - 1])
#define REACHABLE(s) (s == primary || (s == 0 && old_answers))
/* WAIT: the replica has all of it. The new primary has a replica of its own; the old one has none any more. */
#define REPLICATED(s) (s == 1 || (primary == 0 && store[1].n == store[0].n))

inline find(srv, want, found) {
  found = NONE; k = 0;
  do
  :: k < store[srv].n && store[srv].id[k] == want -> found = k; break
  :: k < store[srv].n && store[srv].id[k] != want -> k++
  :: k >= store[srv].n -> break
  od; k = 0
}

/* `did` becomes true if the command is stored, by this call or an earlier one; false if the version is another one. */
inline script(srv, want, had, stamped, did) {
  find(srv, want, place);
  if
#ifndef NO_ID
  :: place != NONE -> did = true
#endif
#ifdef NO_ID
  :: true ->
#else
  :: place == NONE ->
#endif
     if
#ifdef NO_VERSION
     :: true ->
#else
#ifdef NO_STAMP
     :: store[srv].n == had ->
#else
     :: store[srv].n == had && LAST(srv) == stamped ->
#endif
#endif
        assert(place == NONE);                       /* stored once */
        assert(store[srv].n == had && LAST(srv) == stamped);  /* decided on the stored room */
        store[srv].id[store[srv].n] = want; store[srv].stamp[store[srv].n] = stamps;
        store[srv].n++; stamps++; did = true
#ifndef NO_VERSION
     :: else -> did = false
#endif
     fi
  fi;
  place = NONE
}

inline reveal(srv, upto) {
  k = 0;
  do
  :: k < upto -> shown[store[srv].stamp[k]] = true; k++
  :: k >= upto -> break
  od; k = 0
}

proctype node(byte me) {
  byte at = 0, n = 0, last = 0, client, id = 0, k = 0, place = NONE;
  bool has_copy = false, is_confirmed = false, is_sent = false, is_done = false, ok = false;
end:
  do
  /* reads the room */
  :: atomic { !has_copy && !is_sent && !is_done && REACHABLE(at) ->
       n = store[at].n; last = LAST(at); has_copy = true; is_confirmed = false }
  /* confirms what it has read, and shows it */
#ifdef NO_CONFIRM
  :: atomic { has_copy && !is_confirmed && REACHABLE(at) && store[at].n == n && LAST(at) == last -> reveal(at, n); is_confirmed = true }
#else
  :: atomic { has_copy && !is_confirmed && REACHABLE(at) && store[at].n == n && LAST(at) == last && REPLICATED(at) ->
       reveal(at, n); is_confirmed = true }
#endif
  /* a command comes */
  :: atomic { id == 0 && asked[me] != 0 -> id = asked[me]; client = asker[me]; asked[me] = 0; asker[me] = 0 }
  /* decides it on the copy, and sends the commit */
  :: atomic { id != 0 && has_copy && !is_sent && !is_done -> is_sent = true }
  /* the server carries the commit out */
  :: atomic { is_sent && REACHABLE(at) ->
       script(at, id, n, last, ok); is_sent = false; has_copy = false;
       if :: ok -> is_done = true :: else fi; ok = false }
  /* the answer leaves, if the client is still there; everybody sees the step */
#ifdef NO_WAIT
  :: atomic { is_done && REACHABLE(at) ->
#else
  :: atomic { is_done && REACHABLE(at) && REPLICATED(at) ->
#endif
       find(at, id, place); reveal(at, place + 1); place = NONE;
       if :: where[client] == me -> answered[client] = id; acked[id] = true :: else fi;
       id = 0; client = 0; is_done = false }
  /* a heartbeat finds another primary: the copy goes, and the command is decided again there, by its id */
  :: atomic { at != primary ->
       if :: is_sent && !orphan.is_there -> orphan.is_there = true; orphan.at = at; orphan.id = id; orphan.n = n; orphan.last = last
          :: else fi;
#ifndef KEEP_COPY
       n = 0; last = 0; has_copy = false; is_confirmed = false;
#endif
       at = primary; is_sent = false; is_done = false }
  /* dies, and starts again */
  :: atomic { may_die[me] -> may_die[me] = false;
       if :: is_sent && !orphan.is_there -> orphan.is_there = true; orphan.at = at; orphan.id = id; orphan.n = n; orphan.last = last
          :: else fi;
       asked[me] = 0; asker[me] = 0;
       if :: where[0] == me -> where[0] = NOWHERE :: else fi;
       if :: where[1] == me -> where[1] = NOWHERE :: else fi;
       at = primary; n = 0; last = 0; id = 0; client = 0; has_copy = false; is_confirmed = false; is_sent = false; is_done = false }
  od
}

proctype client(byte me) {
  byte id = me + 1, next = 1 - me;
  where[me] = me;
  do
  /* sends what is unanswered, after each connection */
  :: atomic { where[me] != NOWHERE && asked[where[me]] == 0 -> asked[where[me]] = id; asker[where[me]] = me };
     do
     :: atomic { answered[me] == id -> answered[me] = 0; break }
     :: atomic { where[me] == NOWHERE -> where[me] = next; next = 1 - next; goto again }
     od;
     goto over;
again: skip
  :: atomic { where[me] == NOWHERE -> where[me] = next; next = 1 - next }
  od;
over: skip
}

proctype world() {
  byte k = 0, place = NONE, i = 1;
  bool ok = false;
end:
  do
  /* the replica follows */
  :: atomic { primary == 0 && store[1].n < store[0].n ->
       store[1].id[store[1].n] = store[0].id[store[1].n]; store[1].stamp[store[1].n] = store[0].stamp[store[1].n]; store[1].n++ }
  /* a late request is carried out, or lost */
  :: atomic { orphan.is_there && REACHABLE(orphan.at) ->
       script(orphan.at, orphan.id, orphan.n, orphan.last, ok); ok = false;
       orphan.is_there = false; orphan.at = 0; orphan.id = 0; orphan.n = 0; orphan.last = 0 }
  :: atomic { orphan.is_there -> orphan.is_there = false; orphan.at = 0; orphan.id = 0; orphan.n = 0; orphan.last = 0 }
  /* the replica takes over; the old primary is dead, or lives on */
  :: atomic { takeovers > 0 -> takeovers--; primary = 1;
       if :: old_answers = true :: true fi;
       i = 1;
       do
       :: i < IDS -> find(1, i, place); assert(!acked[i] || place != NONE); i++
       :: i >= IDS -> break
       od;
       place = NONE; i = 1;
       do
       :: i < stamps -> 
          k = 0; ok = false;
          do
          :: k < store[1].n -> if :: store[1].stamp[k] == i -> ok = true :: else fi; k++
          :: k >= store[1].n -> break
          od;
          assert(!shown[i] || ok); i++
       :: i >= stamps -> break
       od;
       k = 0; ok = false; i = 1 }
  /* the old primary ends at last */
  :: atomic { old_answers -> old_answers = false }
  od
}

init { atomic { may_die[0] = true; may_die[1] = true; run node(0); run node(1); run client(0); run client(1); run world() } }
