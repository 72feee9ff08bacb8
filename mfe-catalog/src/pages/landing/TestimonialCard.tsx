import type { Testimonial } from '@idavuelta/shared/contracts';
import { Picture } from '@idavuelta/shared/ui';
import { shortened } from './shortened.ts';
import styles from './Testimonials.module.css';

export function TestimonialCard({ testimonial: { message, user, imagePath, tags } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.message}>{shortened(message)}</blockquote>
      <figcaption className={styles.who}>
        <span className={styles.avatar}>
          <Picture path={imagePath} alt="" sizes="160px" ratio={[1, 1]} wideOnly className={styles.face} />
        </span>
        <span>
          <strong>{user}</strong>
          <span className={styles.tags}>{tags.map((tag) => `#${tag}`).join(' ')}</span>
        </span>
      </figcaption>
    </figure>
  );
}
