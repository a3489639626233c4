import type { TextRule } from 'touchdown';
import { lawBackdating } from './law-backdating.ts';
import { lawBlanks } from './law-blanks.ts';
import { lawCapacity } from './law-capacity.ts';
import { lawDrafting } from './law-drafting.ts';
import { lawExplaining } from './law-explaining.ts';
import { lawFeeMaximum } from './law-fee-maximum.ts';
import { lawGuaranteedAcceptance } from './law-guaranteed-acceptance.ts';
import { lawIdentification } from './law-identification.ts';
import { lawImmigration } from './law-immigration.ts';
import { lawLegalAdvice } from './law-legal-advice.ts';
import { lawLicenciado } from './law-licenciado.ts';
import { lawLoanSigning } from './law-loan-signing.ts';
import { lawNotario } from './law-notario.ts';
import { lawOnlineNotarization } from './law-online-notarization.ts';
import { lawPowers } from './law-powers.ts';
import { lawPresence } from './law-presence.ts';
import { lawRecordBook } from './law-record-book.ts';
import { lawRecordable } from './law-recordable.ts';
import { lawRepresenting } from './law-representing.ts';

/** Everything that no text of the site may say. Of two laws that a sentence breaks, the first is told. */
export const LAWS: readonly TextRule[] = [
  lawLicenciado,
  lawNotario,
  lawImmigration,
  lawFeeMaximum,
  lawOnlineNotarization,
  lawPresence,
  lawIdentification,
  lawRecordable,
  lawLoanSigning,
  lawBackdating,
  lawBlanks,
  lawCapacity,
  lawRecordBook,
  lawRepresenting,
  lawLegalAdvice,
  lawExplaining,
  lawDrafting,
  lawGuaranteedAcceptance,
  lawPowers,
];
