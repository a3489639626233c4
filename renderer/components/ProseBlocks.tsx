import type { ReactNode } from 'react';
import type { ProseAside, ProseBlock, ProseHeading, ProseList } from '../../schemas/prose.ts';
import type { Site } from '../context/site.ts';
import { MarkedList } from './MarkedList.tsx';
import { Notice } from './Notice.tsx';
import { ProseWords } from './ProseWords.tsx';
import { Quotation } from './Quotation.tsx';
import { RuledTable } from './RuledTable.tsx';
import { Steps } from './Steps.tsx';

interface Shown<Block> {
  block: Block;
  site: Site;
  /** Level of the body's `##` headings: one below the heading it appears under. */
  level: 2 | 3;
  /** Level of the heading above the block. */
  under: 1 | 2 | 3 | 4;
}

function below(level: 1 | 2 | 3 | 4): 2 | 3 | 4 | 5 {
  return (level + 1) as 2 | 3 | 4 | 5;
}

/** @param level of the `##` headings. */
function levelOf({ kind }: ProseHeading, level: 2 | 3): 2 | 3 | 4 {
  return kind === 'h3' ? (level === 2 ? 3 : 4) : level;
}

/** A heading, at most one level below the previous one. */
function Heading({ block, site, level }: Omit<Shown<ProseHeading>, 'under'>): ReactNode {
  const Tag = `h${levelOf(block, level)}` as const;
  return (
    <Tag id={block.id}>
      <ProseWords content={block.content} site={site} />
    </Tag>
  );
}

function List({ block, site, level, under }: Shown<ProseList>): ReactNode {
  const items = block.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
    <ProseBlocks key={place} blocks={item} site={site} level={level} under={under} />
  ));
  if (block.kind === 'ticks') return <MarkedList items={items} />;
  if (block.kind === 'crosses') return <MarkedList items={items} mark="no" />;
  const entries = items.map((item) => <li key={item.key}>{item}</li>);
  return block.kind === 'ul' ? <ul>{entries}</ul> : <ol start={block.start}>{entries}</ol>;
}

function Aside({ block, site, level, under }: Shown<ProseAside>): ReactNode {
  const { kind, label, blocks } = block;
  const inside = <ProseBlocks blocks={blocks} site={site} level={level} under={under} />;
  if (kind === 'note') return <Notice heading={label ?? ''}>{inside}</Notice>;
  if (kind === 'quote') return <Quotation source={label}>{inside}</Quotation>;
  return <div className="small-print">{inside}</div>;
}

function Block({ block, site, level, under }: Shown<ProseBlock>): ReactNode {
  switch (block.kind) {
    case 'line':
      return <ProseWords content={block.content} site={site} />;
    case 'p':
      return (
        <p>
          <ProseWords content={block.content} site={site} />
        </p>
      );
    case 'h2':
    case 'h3':
      return <Heading block={block} site={site} level={level} />;
    case 'table': {
      const words = (content: (typeof block.rows)[number]) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes after rendering
        content.map((cell, column) => <ProseWords key={column} content={cell} site={site} />);
      const { caption, heads, rows, amounts } = block;
      return (
        <RuledTable caption={caption} heads={heads} rows={rows.map(words)} amounts={amounts} />
      );
    }
    case 'steps': {
      const steps = block.steps.map(({ title, text }) => ({
        title,
        text: <ProseWords content={text} site={site} />,
      }));
      return <Steps direction="down" steps={steps} level={below(under)} />;
    }
    case 'note':
    case 'quote':
    case 'small':
      return <Aside block={block} site={site} level={level} under={under} />;
    default:
      return <List block={block} site={site} level={level} under={under} />;
  }
}

interface ProseBlocksProps {
  blocks: readonly ProseBlock[];
  site: Site;
  /** Level of the `##` headings. */
  level: 2 | 3;
  /** Level of the heading above the blocks. */
  under: 1 | 2 | 3 | 4;
}

/** The blocks of a body in order. */
export function ProseBlocks({ blocks, site, level, under }: ProseBlocksProps): ReactNode {
  let last = under;
  return blocks.map((block, index) => {
    if (block.kind === 'h2' || block.kind === 'h3') last = levelOf(block, level);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a body never changes after rendering
      <Block key={index} block={block} site={site} level={level} under={last} />
    );
  });
}
