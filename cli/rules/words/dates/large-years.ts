import type { LocatedText } from '../../../content/rule.ts';
import { blockOf } from '../surroundings.ts';
import type { Beginning } from './beginnings.ts';
import { yearSinceAlone } from './business-starts.ts';
import { isNearYear } from './near-years.ts';

/** What a business gets some time after it has begun. */
const ADMITTED =
  /(?<!\p{L})(?:member|certif|regist|accredit|licen[cs]|approved|partner|mitglied|zertifi|zugelassen|zulassung|eingetragen|anerkannt|miembro|colegiad|homologad|autorizad)/iu;

/** Below a large year: what began then, if it is not the business. */
const OF_EVENT =
  /^(?:when|als|cuando) (?!(?:we|it all|the \p{L}+|wir|alles) (?:opened|began|started|eröffnet|angefangen|begann)|abrimos|empezamos|comenzamos)/imu;

/** Below a large year: since when something goes on in the same place, or on a part of the business. */
const IN_SAME_PLACE =
  /^(?:(?:in|on|at|im|in|auf|am|an|en|por) )?(?:the same|denselben|derselben|demselben|den gleichen|der gleichen|las mismas|los mismos|la misma|el mismo) \p{L}+[.!]?$/imu;

/** True for a line above a heading, or a number in large type, that says nearly since when the business has been there. */
export function isNear(located: LocatedText, year: string, began: Beginning, raw: object): boolean {
  const { path, text } = located;
  const isTile =
    path.at(-1) === 'stat' &&
    yearSinceAlone(text) !== undefined &&
    !OF_EVENT.test(blockOf(located, raw)) &&
    !ADMITTED.test(blockOf(located, raw)) &&
    !(year > began.year && IN_SAME_PLACE.test(blockOf(located, raw)));
  if (path.at(-1) !== 'kicker' && !isTile) return false;
  return isNearYear(year, began);
}
