import { useTranslation } from '@idavuelta/shared/platform';
import { IconCard } from './IconCard.tsx';
import sections from './sections.module.css';

interface IconSectionProps {
  /** Id of the heading, by which the section is named. */
  id: string;
  /** Namespace and key of its texts: `title`, and `name` and `text` of each card. */
  texts: string;
  /** Icons of the cards, by the names of their texts. */
  cards: Record<string, string>;
  /** Whether the cards are steps in this order. */
  steps?: boolean;
}

/** A section of a page with points side by side, each with an icon. */
export function IconSection({ id, texts, cards, steps }: IconSectionProps) {
  const { t } = useTranslation();
  const List = steps ? 'ol' : 'ul';
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{t(`${texts}.title`)}</h2>
      <List className={sections.cards}>
        {Object.entries(cards).map(([name, icon], i) => (
          <IconCard
            key={name}
            icon={icon}
            name={t(`${texts}.${name}.name`)}
            text={t(`${texts}.${name}.text`)}
            number={steps ? i + 1 : undefined}
          />
        ))}
      </List>
    </section>
  );
}
