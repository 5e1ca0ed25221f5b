import { describe, expect, it } from "vitest";

import { reached } from "./address.svelte";

const HERE = { origin: "http://localhost:8080", hostname: "localhost" };
const answer = (addresses: string[], more = {}) => ({ addresses, is_set: false, server: "mine", others_came: false, ...more });

/** A network with an answer only at these addresses. */
function network(answers: Record<string, unknown>): typeof fetch {
  return ((address: string) =>
    address in answers
      ? Promise.resolve(new Response(JSON.stringify(answers[address])))
      : Promise.reject(new TypeError("no answer"))) as typeof fetch;
}

describe("the shared address", () => {
  it("is the first one that leads back to the same server", async () => {
    const found = await reached(
      network({
        "/address": answer(["http://10.0.0.1:8080", "http://10.0.0.2:8080", "http://192.168.1.7:8080"]),
        "http://10.0.0.2:8080/address": answer([], { server: "another" }),
        "http://192.168.1.7:8080/address": answer([]),
      }),
      HERE,
    );
    expect(found).toEqual({ origin: "http://192.168.1.7:8080", isHereOnly: false, othersCame: false });
  });

  it("is this page's own, marked as useless to others, if none answers", async () => {
    const found = await reached(network({ "/address": answer(["http://10.0.0.1:8080"]) }), HERE);
    expect(found).toEqual({ origin: HERE.origin, isHereOnly: true, othersCame: false });
  });

  it("stays the address that was found while the server is slow to answer", async () => {
    const found = { origin: "http://192.168.1.7:8080", isHereOnly: false, othersCame: false };
    expect(await reached(network({}), HERE, found)).toEqual(found);
    expect((await reached(network({ "/address": answer([found.origin]) }), HERE, found)).origin).toBe(found.origin);
    expect((await reached(network({}), HERE, { origin: HERE.origin, isHereOnly: false, othersCame: true })).isHereOnly).toBe(true);
  });

  it("is the one in the settings, without a check", async () => {
    const found = await reached(network({ "/address": answer(["https://school.example"], { is_set: true }) }), HERE);
    expect(found.origin).toBe("https://school.example");
  });

  it("is this page's own if others have come by it", async () => {
    const here = { origin: "http://192.168.1.7:8080", hostname: "192.168.1.7" };
    const found = await reached(network({ "/address": answer([here.origin], { others_came: true }) }), here);
    expect(found).toEqual({ origin: here.origin, isHereOnly: false, othersCame: true });
  });

  it("is this page's own with an older server", async () => {
    expect(await reached(network({}), HERE)).toEqual({ origin: HERE.origin, isHereOnly: true, othersCame: false });
    expect((await reached(network({}), { origin: "https://a.example", hostname: "a.example" })).isHereOnly).toBe(false);
  });
});
