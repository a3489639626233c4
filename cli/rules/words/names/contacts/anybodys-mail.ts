/** Hosts where anybody can have a mailbox. */
const ANYBODYS =
  /^(?:g(?:oogle)?mail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|bluewin|proton(?:mail)?|posteo|mailbox|btinternet|sky|virginmedia|comcast|telefonica|terra)\./u;

/** True for a host that says nothing of whose mailbox it is. */
export function isAnybodys(host: string): boolean {
  return ANYBODYS.test(host);
}
