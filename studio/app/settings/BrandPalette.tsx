import { useId } from 'react';
import type { BrandState, ColorPair } from '../../configuration-protocol.ts';
import { Badge } from '../controls/Badge.tsx';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';
import { COLOR_NAMES } from './color-names.ts';
import { useAnswer } from './use-answer.ts';

const CONFIG = 'site.config.yaml';

/** Contrast that text needs (WCAG 2.2, 1.4.3); what needs less is no text. */
const TEXT_CONTRAST = 4.5;

const FONTS = [
  { key: 'display', label: 'Font of headings' },
  { key: 'text', label: 'Font of everything else' },
] as const;

/** Pairs by background; of two with different required contrasts, the stricter one. */
function byBackground(pairs: readonly ColorPair[]): [string, ColorPair[]][] {
  const backgrounds = new Map<string, ColorPair[]>();
  for (const pair of pairs.toSorted((a, b) => b.least - a.least)) {
    const known = backgrounds.get(pair.background) ?? [];
    if (known.every(({ front }) => front !== pair.front))
      backgrounds.set(pair.background, [...known, pair]);
  }
  return [...backgrounds];
}

/** A background with everything used on it, in its own color and with its contrast. */
function Background({ name, pairs }: { name: string; pairs: readonly ColorPair[] }) {
  const [first] = pairs;
  return (
    <li className="background">
      <h4>
        <span className="swatch" style={{ background: first?.backgroundColor ?? '' }} />
        {COLOR_NAMES[name] ?? name} <code>{first?.backgroundColor}</code>
      </h4>
      <ul style={{ background: first?.backgroundColor ?? '' }}>
        {pairs.map(({ front, frontColor, ratio, least }) => (
          <li key={front}>
            {least < TEXT_CONTRAST ? (
              <span className="sample sample-edge" style={{ borderColor: frontColor }} />
            ) : (
              <span aria-hidden="true" className="sample" style={{ color: frontColor }}>
                Aa
              </span>
            )}
            <span className="pair">
              {COLOR_NAMES[front] ?? front}
              <Badge tone={ratio >= least ? 'good' : 'error'}>{ratio.toFixed(1)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function FontChoice({ store, fonts }: { store: StudioStore; fonts: readonly string[] }) {
  const id = useId();
  const value = useView(store, (view) => view.files[CONFIG]?.value);
  const chosen = (value as { brand?: { fonts?: Record<string, string> } } | undefined)?.brand
    ?.fonts;
  return (
    <div className="fonts">
      {FONTS.map(({ key, label }) => (
        <div key={key}>
          <label className="label" htmlFor={`${id}-${key}`}>
            {label}
          </label>
          <select
            id={`${id}-${key}`}
            className="input select"
            value={chosen?.[key] ?? ''}
            onChange={({ target }) => {
              const path = ['brand', 'fonts', key];
              store.edit(
                [
                  target.value === ''
                    ? { op: 'unset', path }
                    : { op: 'set', path, value: target.value },
                ],
                CONFIG,
              );
            }}
          >
            <option value="">The engine’s own</option>
            {fonts.map((font) => (
              <option key={font}>{font}</option>
            ))}
          </select>
        </div>
      ))}
      <p className="help">
        Fonts that are installed. More come with npm install @fontsource-variable/ and their name.
      </p>
    </div>
  );
}

/** The derived palette of the brand: every color on its backgrounds, with its contrast. */
export function BrandPalette({ store }: { store: StudioStore }) {
  const brand = useAnswer<BrandState>(store, 'brand');
  if (!brand) return null;
  return (
    <section className="settings-side" aria-label="Fonts and palette">
      <h3>Fonts</h3>
      <FontChoice store={store} fonts={brand.fonts} />
      <h3>Palette</h3>
      <p className="help">
        {brand.pairs.length > 0
          ? 'Derived from the color of the brand, so that everything can be read: text needs a contrast of 4.5, edges and signs one of 3.'
          : 'The site has no color of its own yet. Add Brand and choose one: all other colors are derived from it.'}
      </p>
      <ul className="backgrounds">
        {byBackground(brand.pairs).map(([name, pairs]) => (
          <Background key={name} name={name} pairs={pairs} />
        ))}
      </ul>
    </section>
  );
}
