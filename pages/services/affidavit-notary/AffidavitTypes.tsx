import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const TYPES = [
  ['Heirship', 'Who the family of a dead owner was', 'Title company, county clerk'],
  ['Small estate', 'What was left, owed and to whom it goes', 'Probate court'],
  ['Residence', 'Where you live, and since when', 'School district, county'],
  ['Identity or name', 'That two spellings are one person', 'Bank, passport office, DPS'],
  ['Financial condition', 'Income, debts and what is in the account', 'Court, lender, agency'],
  ['Support', 'That you will provide for a relative', 'Immigration authorities'],
  ['Single status', 'That you are free to marry abroad', 'Foreign consulate'],
  ['Insurance claim', 'What was lost, when and how', 'Adjuster'],
  ['Witness statement', 'What you saw and heard yourself', 'Attorney, court'],
  ['Service or mailing', 'That papers were delivered', 'Court clerk'],
  ['Lost document', 'That a note, check or certificate is gone', 'Issuer, bank'],
  ['Lien and bills paid', 'That labor and material are settled', 'Owner, operator, title desk'],
] as const;

/** Affidavit types, what each says and who asks for it. */
export function AffidavitTypes({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      kicker="Affidavit types"
      heading={`${site.figures.affidavits} sworn so far, most of twelve kinds`}
      lead="Landlords, heirs, eyewitnesses, shop owners after a hailstorm: each had a page, and someone waiting for it."
    >
      <ul className="asked">
        {TYPES.map(([name, states, asker]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{states}</p>
            <p className="asked-by">
              <span>For</span> {asker}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
