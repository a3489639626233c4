import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { pointAtReceiver } from './point-at-receiver.ts';

/** The facts file of a build, named by content hash (cli/templates/facts-file.ts). */
export const FACTS_FILE = /^assets\/facts\.[0-9a-f]+\.json$/;

/** The Content Security Policy in `_headers`, and in a page's `<meta>`. */
const HEADER_POLICY = /^(\s*Content-Security-Policy:.*?\bconnect-src [^;\n]*)/gim;
const META_POLICY =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*?\bconnect-src [^;"]*)/;

/** The facts change while their name does not, so they must not be cached as hashed files usually are. */
const FRESH_FACTS = '/assets/facts.*.json\n  Cache-Control: no-store\n';

/**
 * Makes a built site send to the receiver while it is served; its files on disk do not change. The facts get a
 * different address because a browser may have cached those of an earlier preview for a year.
 *
 * @param receiver its address, with a trailing slash.
 * @returns a function from a file's name and text to the text to serve.
 */
export function pointBuiltSite(receiver: string): (name: string, text: string) => string {
  const { origin, port } = new URL(receiver);
  return (name, text) => {
    if (FACTS_FILE.test(name)) {
      const facts: VisitorFacts = JSON.parse(text);
      return JSON.stringify({
        ...facts,
        integrations: pointAtReceiver(facts.integrations, receiver),
      });
    }
    if (name === '_headers')
      return `${text.replace(HEADER_POLICY, `$1 ${origin}`)}\n${FRESH_FACTS}`;
    if (!name.endsWith('.html')) return text;
    return text
      .replace(META_POLICY, `$1 ${origin}`)
      .replace(/(<html\b[^>]*\bdata-facts="[^"?]*)/, `$1?receiver=${port}`);
  };
}
