/** A mile that says how long something else is: "a 31-mile loop". */
const OF_ROUTE =
  /^\d+[\s-](?:mile[\s-]|kilomet(?:er|re)-)(?!radius|circle|limit|area|zone|from)\p{L}/iu;

/** Where it leads, which is the way to a place, or between two. */
const TOWARDS =
  /^\d+\s\p{L}+\s(?:(?:further |due )?(?:north|south|east|west)(?!\p{L})|up the|down the|nördlich|südlich|östlich|westlich|al (?:norte|sur|este|oeste))/iu;

/** True for a distance that is that of a way, not one within which the business works. */
export function isOfRoute(after: string): boolean {
  return OF_ROUTE.test(after) || TOWARDS.test(after);
}
