import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { TABLE_LAMP } from '../../../site/themes/silhouettes.ts';
import { AfterSigning } from './AfterSigning.tsx';
import { EstateQuestions } from './EstateQuestions.tsx';
import { OurLimits } from './OurLimits.tsx';
import { SigningMatrix } from './SigningMatrix.tsx';
import { SittingOrder } from './SittingOrder.tsx';
import { SittingPrice } from './SittingPrice.tsx';
import { TablePlan } from './TablePlan.tsx';
import { Witnesses } from './Witnesses.tsx';

/** Estate Planning Notary. */
export default function EstatePlanningPage({ site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="Wills, trusts, deeds, directives"
        heading="Four chairs and the good table"
        lead="Your lawyer wrote the papers, or you did. What remains is an hour in which the right people sit together, watch each other sign, and swear to it."
        book="Plan the sitting"
        rosette={{ rx: 430, ry: 110, folds: [3, 7] }}
        horizon={TABLE_LAMP}
        aside={<TablePlan />}
      />
      <SigningMatrix />
      <Witnesses />
      <SittingOrder />
      <SittingPrice site={site} />
      <AfterSigning />
      <OurLimits />
      <EstateQuestions site={site} />
      <ClosingBand
        site={site}
        kicker="Sunday after lunch is fine"
        heading="Set a date while nobody has to hurry"
        lead="Tell us how many of you sign, how many papers lie ready, and whether you have witnesses."
        book="Plan the sitting"
        promises={[
          'Witnesses supplied for an additional fee',
          'As slow as the slowest reader',
          'The papers stay in your house',
        ]}
        rosette={{ rx: 400, ry: 210, folds: [2, 2, 2, 2] }}
      />
    </>
  );
}
