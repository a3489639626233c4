/** Texts of the switch. */
export interface SwitchWords {
  label: string;
  /** What it says of itself, by state. */
  on: string;
  off: string;
  /** The browser sends Global Privacy Control. */
  optedOut: string;
  /** The browser stores no answer. */
  unkept: string;
  withoutScript: string;
}

/** The switch by which a visitor consents to measurement and refuses it; `consent-switch.ts` activates it. */
export function ConsentSwitch({ words }: { words: SwitchWords }) {
  return (
    <div
      className="consent-switch"
      data-consent-switch
      data-on={words.on}
      data-off={words.off}
      data-opted-out={words.optedOut}
      data-unkept={words.unkept}
    >
      <button type="button" role="switch" aria-checked="false" disabled>
        <span className="consent-knob" aria-hidden="true" />
        {words.label}
      </button>
      <p role="status" />
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
    </div>
  );
}
