/** On a shared device, the next child finds no data of the previous one. */
import { beforeEach, expect, it } from "vitest";
import { forgetPerson, lang, lastClass, lastRoom, name, setLang, setLastClass, setLastRoom, setName, setToken, setVolume, token, volume } from "./storage";
import { lessonRecord, ownExercises, rememberPromise, schoolRecord, setLessonRecord, setOwnExercises, setSchoolRecord, wasPromised } from "./storage_later";

beforeEach(() => localStorage.clear());

it("forgets the person, their progress and their exercises, and keeps the device's settings", () => {
  setToken("a key");
  setName("Ana");
  setLastRoom("ABCDE");
  setLastClass("FGHJK");
  rememberPromise("abc");
  setSchoolRecord('{"fiar":1}');
  setLessonRecord('{"fiar":2}');
  setOwnExercises("[1]");
  setLang("pt");
  setVolume(0.2);
  forgetPerson();
  expect([token(), name(), lastRoom(), lastClass(), wasPromised("abc")]).toEqual([null, "", null, null, false]);
  expect([schoolRecord(), lessonRecord(), ownExercises()]).toEqual(["{}", "{}", "[]"]);
  expect([lang(), volume()]).toEqual(["pt", 0.2]);
});
