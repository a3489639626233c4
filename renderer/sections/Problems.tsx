import { Icon } from '../ui/Icon.tsx';
import type { SectionProps } from './section.ts';

/** The problem on its three levels, in the form the theme gives it. */
export function Problems({ page, design, headings, ground }: SectionProps) {
  const { external, internal, philosophical } = page.landing.problems;
  const texts = [external, internal, philosophical];
  return (
    <section className={`section problems ${design.problems} ${ground}`}>
      <div className="wrap">
        <header className="heading">
          <p className="kicker">{headings.problemsKicker}</p>
          <h2>{headings.problems}</h2>
        </header>
        <ul>
          {headings.problemTitles.map((title, index) => (
            <li key={title}>
              <Icon name={design.problemIcons[index] ?? 'clock'} />
              <h3>{title}</h3>
              <p>{texts[index]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
