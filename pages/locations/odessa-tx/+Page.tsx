import { Accordion } from '../../../renderer/components/Accordion.tsx';
import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { MeetingPlaceTable } from '../../../site/sections/parts/MeetingPlaceTable.tsx';
import { ODESSA } from '../../../site/themes/town-silhouettes.ts';
import { OdessaPrices } from './OdessaPrices.tsx';
import { ODESSA_PLACES } from './odessa-places.ts';
import { odessaQuestions } from './odessa-questions.ts';
import { ODESSA_SERVICES } from './odessa-services.ts';
import { ODESSA_VISITS } from './odessa-visits.ts';
import { TownParts } from './TownParts.tsx';

/** Odessa. */
export default function OdessaPage({ site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="Mobile notary in Odessa, Texas"
        heading="Odessa works shifts. So does your notary."
        lead="A yard off I-20 before sunrise, a room at Medical Center after visiting hours, a duplex off University on a Sunday: we drive to you anywhere in Ector County."
        book="Book an Odessa visit"
        rosette={{ rx: 440, ry: 150, folds: [3, 5] }}
        horizon={ODESSA}
      />
      <Section
        layout="split"
        kicker="Signing in Odessa"
        heading="Four places, four ways of doing it"
        lead="The law is the same at every table: the signer is there in person, shows ID, and wants to sign. The rest depends on where we set the journal down."
      >
        <IconRows rows={ODESSA_VISITS} columns={2} />
      </Section>
      <TownParts />
      <Section
        className="places"
        kicker="Somewhere public"
        heading="Meeting places"
        lead="People ask for these by name. None of them is a partner of ours, and a lobby may send us on to the coffee shop next door."
      >
        <MeetingPlaceTable caption="Public places in Odessa" places={ODESSA_PLACES} />
      </Section>
      <OdessaPrices site={site} />
      <Section kicker="Services" heading="What we bring the stamp for">
        <IconRows rows={ODESSA_SERVICES} />
      </Section>
      <Section
        tone="deep"
        layout="split"
        kicker="Asked in Odessa"
        heading="Before you put the phone down"
      >
        <Accordion name="odessa-questions" questions={odessaQuestions(site)} />
      </Section>
      <ClosingBand
        site={site}
        kicker="Ector County"
        heading="Give us the gate code. We will bring the rest."
        lead="Say who signs and when they are off shift, and we fit the visit around it."
        book="Book an Odessa visit"
        promises={['No mileage in town', 'Nights and weekends by appointment', 'Hablamos español']}
        rosette={{ rx: 430, ry: 110, folds: [3, 7] }}
      />
    </>
  );
}
