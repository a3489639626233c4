/** A rule of a `robots.txt`. */
interface Rule {
  allows: boolean;
  /** Beginning of the paths it is about; `*` stands for anything, `$` at the end for the end. */
  path: string;
}

/** The rules of each program named in a `robots.txt`, in lower case. */
function groupsIn(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let open: Rule[][] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      const agent = value.toLowerCase();
      const group = groups.get(agent) ?? [];
      groups.set(agent, group);
      open = isNaming ? [...open, group] : [group];
      isNaming = true;
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      if (value !== '')
        for (const group of open) group.push({ allows: name === 'allow', path: value });
    }
  }
  return groups;
}

/** Without a regular expression: the rule was written by somebody else, and could make one run for hours. */
function isAbout({ path }: Rule, asked: string): boolean {
  const isWhole = path.endsWith('$');
  const [first = '', ...others] = (isWhole ? path.slice(0, -1) : path).split('*');
  if (!asked.startsWith(first)) return false;
  let from = first.length;
  const last = isWhole ? others.pop() : undefined;
  for (const part of others) {
    const found = asked.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  if (last !== undefined) return asked.length - last.length >= from && asked.endsWith(last);
  return !isWhole || from === asked.length;
}

/**
 * Which addresses a `robots.txt` allows a program to request (RFC 9309): the longest rule decides.
 *
 * @param program name of the program, in lower case.
 * @returns a test of paths with their query.
 */
export function robotsRules(text: string, program: string): (path: string) => boolean {
  const groups = groupsIn(text);
  const rules = groups.get(program) ?? groups.get('*') ?? [];
  return (path) => {
    const about = rules.filter((rule) => isAbout(rule, path));
    const longest = Math.max(...about.map((rule) => rule.path.length));
    const deciding = about.filter((rule) => rule.path.length === longest);
    return deciding.length === 0 || deciding.some(({ allows }) => allows);
  };
}
