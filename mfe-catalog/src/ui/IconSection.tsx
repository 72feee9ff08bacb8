import { IconCard } from './IconCard.tsx';
import sections from './sections.module.css';

interface IconSectionProps {
  /** Of the heading, by which the section is called. */
  id: string;
  title: string;
  cards: { icon: string; name: string; text: string }[];
  /** Whether the cards are steps in this order. */
  steps?: boolean;
}

/** A section of a page whose points stand beside one another, each with an icon. */
export function IconSection({ id, title, cards, steps }: IconSectionProps) {
  const List = steps ? 'ol' : 'ul';
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List className={sections.cards}>
        {cards.map((card, i) => (
          <IconCard key={card.name} {...card} number={steps ? i + 1 : undefined} />
        ))}
      </List>
    </section>
  );
}
