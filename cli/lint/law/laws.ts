import { lawDrafting } from '../rules/law-drafting.ts';
import { lawExplaining } from '../rules/law-explaining.ts';
import { lawFeeMaximum } from '../rules/law-fee-maximum.ts';
import { lawGuaranteedAcceptance } from '../rules/law-guaranteed-acceptance.ts';
import { lawIdentification } from '../rules/law-identification.ts';
import { lawImmigration } from '../rules/law-immigration.ts';
import { lawLegalAdvice } from '../rules/law-legal-advice.ts';
import { lawLicenciado } from '../rules/law-licenciado.ts';
import { lawLoanSigning } from '../rules/law-loan-signing.ts';
import { lawNotario } from '../rules/law-notario.ts';
import { lawOnlineNotarization } from '../rules/law-online-notarization.ts';
import { lawPresence } from '../rules/law-presence.ts';
import { lawRecordable } from '../rules/law-recordable.ts';
import type { Law } from './law.ts';

/** Everything that no text of the site may say, in the order of the names. */
export const LAWS: readonly Law[] = [
  lawDrafting,
  lawExplaining,
  lawFeeMaximum,
  lawGuaranteedAcceptance,
  lawIdentification,
  lawImmigration,
  lawLegalAdvice,
  lawLicenciado,
  lawLoanSigning,
  lawNotario,
  lawOnlineNotarization,
  lawPresence,
  lawRecordable,
];
