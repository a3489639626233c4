import { Section } from '../../../renderer/components/Section.tsx';

/** What an affidavit is. */
export function WhatItIs() {
  return (
    <Section layout="split" kicker="What an affidavit is" heading="A statement with a spine">
      <div className="prose">
        <p>
          An affidavit is a written account of facts that the person who signs it, the affiant,
          knows first-hand and declares to be true under oath. A judge, a clerk or an insurer can
          then rely on it without the affiant in the room.
        </p>
        <p>
          What makes it one is the oath. A notary speaks it, the affiant answers aloud, and only
          then signs. The notary’s part, the jurat, records that this happened: where, on what day,
          before whom.
        </p>
        <h3>Oath or affirmation</h3>
        <p>
          An oath calls on God. An affirmation does not; it is a solemn promise for people whose
          faith or conviction keeps them from swearing. Texas gives both the same weight, and a lie
          under either can be prosecuted as perjury.
        </p>
      </div>
    </Section>
  );
}
