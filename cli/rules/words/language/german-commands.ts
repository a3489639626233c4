/** Commands to a friend that are no other word at the beginning of a sentence. */
const VERB =
  '(?:Bring|Nimm|Gib|Komm|Hol|Mach|Stell|Leg|Wähl|Bestell|Zieh|Spar|Probier|Lies|Sieh|Vergiss|Wirf|Hilf|Sprich|Triff|Schreib|Frag|Sag|Nenn|Schick|Schau|Setz|Zeig|Trag|Lass|Warte|Melde|Sichere|Vereinbare|Entdecke|Erlebe|Genieße|Reserviere|Bestelle|Wähle|Hole|Packe|Probiere|Bringe|Schicke)';

/** What follows them; "Lass uns" may be said to anybody. */
const OBJECT =
  '(?:die|den|das|dem|alle[ns]?|alles|ein(?:e[nmr]?)?|dich|dir|ihn|am|vor|nach|jetzt|noch|bitte|zuerst|vorher|dann|kein\\p{L}*|nicht|mit|zu[mr])';

const COMMAND = new RegExp(`(?:^|[.!?:] )(?<verb>${VERB}) ${OBJECT}(?!\\p{L})`, 'mu');

/** The first command to a friend in a text in German. */
export function germanCommand(text: string): { index: number; word: string } | undefined {
  const { 0: found, index, groups: { verb = '' } = {} } = COMMAND.exec(text) ?? {};
  if (found === undefined || index === undefined) return undefined;
  return { index: index + found.indexOf(verb), word: verb };
}
