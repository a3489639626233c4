import type { SectionProps } from './section.ts';

/** What happens if nothing is done, told without alarm. */
export function Failure({ page, headings, ground }: SectionProps) {
  return (
    <section className={`section failure ${ground}`}>
      <div className="wrap">
        <header className="heading">
          <p className="kicker">{headings.failureKicker}</p>
          <h2>{headings.failure}</h2>
        </header>
        <ul>
          {page.landing.failure.map((consequence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>{consequence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
