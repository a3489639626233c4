import fc from 'fast-check';
import {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  StrictMode,
  Suspense,
  useContext,
  useId,
} from 'react';
import { anyText } from '../support/any-text.ts';
import { ATTRIBUTES, ELEMENTS, VALUES } from './attribute-names.ts';

type Props = Record<string, unknown>;

const Words = createContext('outside');

class Framed extends Component<{ children?: ReactNode }> {
  override render() {
    return <i>{this.props.children}</i>;
  }
}

/** Everything that React takes for a component, none of it an element's name. */
const COMPONENTS: readonly unknown[] = [
  Fragment,
  StrictMode,
  Suspense,
  Framed,
  ({ children }: Props) => children,
  ({ children, title = 'no title' }: Props) => <b title={title as string}>{children as string}</b>,
  () => undefined,
  () => 10n,
  () => new Set(['a', 'b']),
  () => Promise.resolve('late'),
  () => <p id={useId()}>{useContext(Words)}</p>,
  memo(({ children }: { children?: ReactNode }) => <u>{children}</u>),
  forwardRef(({ children }: { children?: ReactNode }, _) => <s>{children}</s>),
  lazy(() => Promise.resolve({ default: () => 'late' })),
  Words,
  Words.Consumer,
  null,
  {},
];

/** What pages are made of, so that most trees are not React's from the root on. */
const plainElement = fc.constantFrom('div', 'p', 'a', 'span', 'li', 'svg', 'path', 'button', 'img');
const plainAttributes = fc.record(
  {
    className: fc.string(),
    id: anyText(),
    href: fc.oneof(
      { weight: 20, arbitrary: fc.string({ minLength: 1 }) },
      { weight: 1, arbitrary: fc.constant(' java\nscript:1') },
    ),
    tabIndex: fc.integer(),
    lang: fc.constantFrom('en', 'es', undefined, null),
    loading: fc.constantFrom('lazy', 'lazy', 'lazy', 'eager'),
    src: fc.string({ minLength: 1 }),
    'aria-hidden': fc.boolean(),
    'data-of': fc.oneof(anyText(), fc.integer(), fc.boolean()),
    hidden: fc.boolean(),
    spellCheck: fc.boolean(),
    open: fc.constantFrom(true, false, null, undefined),
    viewBox: fc.string(),
    strokeWidth: fc.double(),
    colSpan: fc.integer(),
    size: fc.integer({ min: -1, max: 40 }),
  },
  { requiredKeys: [] },
);

const oddAttributes = fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES), {
  maxKeys: 2,
});

const attributes: fc.Arbitrary<Props> = fc
  .tuple(
    plainAttributes,
    fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddAttributes }),
    fc.option(fc.string(), { freq: 8, nil: undefined }),
  )
  .map(([plain, odd, key]) => ({ ...plain, ...odd, ...(key === undefined ? {} : { key }) }));

const type = fc.oneof(
  { weight: 60, arbitrary: plainElement },
  { weight: 4, arbitrary: fc.constantFrom(...ELEMENTS) },
  { weight: 1, arbitrary: fc.constantFrom(...COMPONENTS) },
) as fc.Arbitrary<string>;

const VOID = new Set(['img', 'br', 'hr', 'input', 'col', 'source']);

const { tree, child } = fc.letrec<{ tree: ReactElement; child: unknown }>((tie) => ({
  tree: fc
    .tuple(type, attributes, fc.array(tie('child'), { maxLength: 4 }))
    .map(([name, props, children]) =>
      createElement(name, props, ...(VOID.has(name) ? [] : (children as string[]))),
    ),
  child: fc.oneof(
    { maxDepth: 4 },
    { weight: 6, arbitrary: anyText() },
    { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double()) },
    { weight: 2, arbitrary: fc.constantFrom(null, undefined, true, false, '', "<b> & 'c'") },
    { weight: 1, arbitrary: fc.array(tie('child'), { maxLength: 3 }) },
    { weight: 12, arbitrary: tie('tree') },
  ),
}));

/** Trees of elements and components, most of them such as pages are made of. */
export const randomTree: fc.Arbitrary<ReactElement> = fc.oneof(
  tree,
  fc.array(child, { maxLength: 3 }).map((children) => <>{children as ReactNode[]}</>),
);
