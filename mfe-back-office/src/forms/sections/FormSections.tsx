import { useLocation } from '@idavuelta/shared/platform';
import { Card, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect } from 'react';
import styles from './FormSections.module.css';
import { SectionNav } from './SectionNav.tsx';
import { showSection } from './show-section.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface Section {
  /** Its address on the page: `#tickets`. */
  key: string;
  title: string;
  /** Fields of the form that are in it, each by the first part of its path. */
  fields: string[];
  content: ReactNode;
  /** Buttons beside the title. */
  extra?: ReactNode;
  /** Its content has cards of its own. */
  isPlain?: boolean;
}

interface FormSectionsProps {
  /** Accessible name of the navigation. */
  label: string;
  sections: Section[];
}

/** A long form in sections: each has an address, and a place in the margin that says how much is to be corrected. */
export function FormSections({ label, sections }: FormSectionsProps) {
  const { hash } = useLocation();
  const keys = sections.map(({ key }) => key);
  const current = useCurrentSection(keys);
  useEffect(() => {
    const key = hash.slice(1);
    if (key) showSection(key);
  }, [hash]);
  return (
    <div className={styles.form}>
      <Form.Item noStyle shouldUpdate={() => true}>
        {(form) => (
          <SectionNav label={label} entries={withMistakes(sections, form as FormInstance)} current={current} />
        )}
      </Form.Item>
      <div className={styles.sections}>
        {sections.map(({ key, title, content, extra, isPlain = false }) => {
          const heading = (
            <h2 id={`${key}-title`} className={styles.title}>
              {title}
            </h2>
          );
          return (
            <section key={key} id={key} tabIndex={-1} aria-labelledby={`${key}-title`} className={styles.section}>
              {isPlain ? (
                <>
                  {heading}
                  {content}
                </>
              ) : (
                <Card title={heading} extra={extra}>
                  {content}
                </Card>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

function withMistakes(sections: Section[], form: FormInstance) {
  const broken = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  return sections.map(({ key, title, fields }) => ({
    key,
    title,
    mistakes: broken.filter(({ name: [field] }) => fields.includes(String(field))).length,
  }));
}
