import { Seal } from '../../Seal.tsx';

/** A jurat in the Texas wording, to show what turns a statement into an affidavit. */
export function Jurat() {
  return (
    <aside className="certificate jurat" aria-labelledby="jurat-heading">
      <Seal className="certificate-seal" />
      <h2 id="jurat-heading">The line that makes it sworn</h2>
      <p>
        State of Texas
        <br />
        County of <i className="blank">Midland</i>
      </p>
      <p>
        Sworn to and subscribed before me on the <i className="blank">day of your visit</i> by{' '}
        <i className="blank">your name</i>.
      </p>
      <p className="jurat-foot">
        A sample of the Texas short form. Your document brings its own wording; we complete it.
      </p>
    </aside>
  );
}
