import type { CopyRule } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { SIGN } from '../words/telling-words.ts';

/** What has an edge that cuts. */
const TOOL = String.raw`\b(?:kni(?:fe|ves)|blades?|chisels?|scissors|shears|saws?|axes?|drills?|mowers?|tools?|planes?|(?:whet)?stones?|grind\p{L}*|sharpen\p{L}*)\b`;

/** Phrases that every competitor uses and no visitor believes. */
const FILLER = new RegExp(
  String.raw`\b(?:one[- ]stop shop|look no further(?! than (?:the|an?|your|his|her|their|this|that) (?!(?:[\p{L}-]+ ){0,2}(?:team|experts?|professionals?|folks|people|specialists?|crew|compan(?:y|ies)|firm)(?!\p{L})))|your trusted partner|(?<!\b(?:with|of|on|beyond) the )(?:state-of-the-art|(?<!\bthe )state of the art)|world[- ]class|(?<!${TOOL}[^.!?]{0,60})cutting[- ]edge(?![^.!?]{0,60}${TOOL})|peace of mind|hassle[- ]free|in today[’']s fast[- ]paced world|we pride ourselves|(?<!\b(?:fib(?:re|er)glass|grp|epdm|resin|vinyl|rubber)\b[^.!?\n]{0,40})seamless(?:ly)?(?! (?:[\p{L}-]+ ){0,2}(?:gutters?|guttering|fib(?:re|er)glass|grp|epdm|membranes?|roofs?|alumin\p{L}+|metal|steel|copper|vinyl|pipes?|tub\p{L}+|floors?|flooring|resin|worktops?|countertops?|tights|socks|underwear|leggings|garments?|pavers?|patterns?|downspouts?)(?!\p{L}))|elevate your|take it to the next level)\b`,
  'iu',
);

/** Directly before a phrase that the text rejects: "not in peace of mind alone", "no one-stop shop"; "not only" does not. */
const REJECTED =
  /(?<!\p{L})(?:not|no|never|nor|isn['’]t|aren['’]t|wasn['’]t|instead of|rather than|nothing)(?:\s(?:in|an?|the|of|for|as|by|with|about|some|any|your|that|or|very|exactly)){0,3}\s$/iu;

/** What the European Union calls its scheme for the tax on sales abroad. */
const TAX_SCHEME = /(?<!\p{L})(?:VAT|Import|Union|Non-Union|EU)\s(?:Mini\s)?$/u;

/** Copy that could be on any page says nothing on this one. */
export const copyFiller: CopyRule = {
  name: 'copy/filler',
  severity: 'warning',
  perText: true,
  *check(file) {
    if (!mayHave(file, SIGN.filler) || !FILLER.test(file.copy)) return;
    for (const { path, text } of file.texts) {
      const found = FILLER.exec(text);
      if (!found) continue;
      const before = text.slice(0, found.index);
      if (REJECTED.test(before) || (/^One Stop/u.test(found[0]) && TAX_SCHEME.test(before)))
        continue;
      if (path.includes('quote') || path.includes('keywords')) continue;
      yield {
        path,
        span: [found.index, found.index + found[0].length],
        message: `"${found[0]}" is a stock phrase that says nothing about this page.`,
        hint: 'Say exactly what you do, where, or for how much.',
      };
    }
  },
};
