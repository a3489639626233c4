/** A known element. */
export interface KnownElement {
  /** `<p`, the start of its markup. */
  opening: string;
  /** `</p>`; empty for a void element. */
  closing: string;
  /** Whether these props require React. */
  isForReact?: (props: Readonly<Record<string, unknown>>) => boolean;
  /** Attributes written after the others, in this order. */
  last?: readonly string[];
}

/** Elements whose content is written between their tags, whatever it is and wherever they are. */
const WITH_CONTENT = `
  a abbr address article aside b bdi bdo blockquote button caption cite code colgroup data datalist
  dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup i iframe ins kbd label legend li main map mark menu meter nav noscript ol optgroup
  output p picture progress q rp rt ruby s samp script search section small span strong sub summary sup table tbody td tfoot
  th thead time tr u ul var
  circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop svg symbol text textPath tspan use`;

const WITHOUT_CONTENT = 'area br col hr img input source track wbr';

type Props = Readonly<Record<string, unknown>>;

/** Elements whose markup can depend on more than their individual attributes. */
const SOMETIMES_FOR_REACT: Record<string, (props: Props) => boolean> = {
  // React adds a preload link for pictures that are not lazy.
  img: ({ loading }) => loading !== 'lazy',
  // React hoists external scripts, and escapes their text content differently.
  script: ({ dangerouslySetInnerHTML, src }) => !dangerouslySetInnerHTML || src !== undefined,
};

/** React writes form-related attributes last. */
const WRITTEN_LAST: Record<string, readonly string[]> = {
  button: ['name'],
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', 'value'],
};

const words = (text: string) => text.trim().split(/\s+/);

function element(name: string, closing: string): [string, KnownElement] {
  const known: KnownElement = { opening: `<${name}`, closing };
  const isForReact = SOMETIMES_FOR_REACT[name];
  if (isForReact) known.isForReact = isForReact;
  const last = WRITTEN_LAST[name];
  if (last) known.last = last;
  return [name, known];
}

/** Elements that React writes from name, attributes and content alone; all others are left to React. */
export const KNOWN_ELEMENTS: ReadonlyMap<string, KnownElement> = new Map([
  ...words(WITH_CONTENT).map((name) => element(name, `</${name}>`)),
  ...words(WITHOUT_CONTENT).map((name) => element(name, '')),
]);
