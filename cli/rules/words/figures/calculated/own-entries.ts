import type { Facts } from '../../../../content/facts/facts.ts';
import type { Around } from './around.ts';
import type { Calculation } from './calculations.ts';
import * as calculations from './calculations.ts';
import { distinct, few, termsReferredTo } from './terms.ts';

/** That several are bought one by one, beside a card or a package for all of them. */
const SINGLY =
  /(?<!\p{L})(?:singly|separately|individually|one by one|einzeln|suelt[oa]s?|por separado|un[oa] (?:a|por) un[oa])(?!\p{L})/iu;

/** That an entry is less than another one of its block. */
const SAVES = /(?<!\p{L})(?:saves?|saving|spar(?:en|st|t)|ersparnis|ahorra[ns]?|ahorro)(?!\p{L})/iu;

/** What the fees that its entry refers to come to, which is too much chance to tell a slip by. */
export function inOwnEntry(around: Around, facts: Facts): Calculation[] {
  const { sentence, entry, inBlock, ofEntry, allInBlock } = around;
  const singly = SINGLY.test(sentence) ? few(inBlock) : [];
  const terms = distinct([...few(termsReferredTo(entry, facts)), ...singly]);
  return [
    ...calculations.multiples(terms, ofEntry()),
    ...(SAVES.test(entry) ? calculations.differences(few(allInBlock())) : []),
  ];
}
