import type { EventSummary } from '@idavuelta/shared/contracts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Content, fetchContent } from './content.ts';
import './landing.css';
import { Picture } from './Picture.tsx';

/** Shows the content of the site's landing page, rendered in the browser. */
export default function Landing() {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    void fetchContent().then(setContent);
  }, []);
  useEffect(() => {
    // the mark with which the site's pages report that they are ready
    if (content) performance.mark('idavuelta:ready');
  }, [content]);
  if (!content) return <p>…</p>;
  const { slides, recommended, events, testimonials, partners } = content;
  const [first] = slides;
  return (
    <>
      <section className="hero">
        <h1>De tu casa al evento, y de vuelta</h1>
        {first && <Picture path={first.imagePath} alt="" sizes="100vw" isFirst />}
      </section>
      <Cards title="Recomendados" events={recommended} />
      <Cards title="Masivos" events={events} />
      <section>
        <h2>Lo que dicen</h2>
        {testimonials.map(({ id, user, message, imagePath, tags }) => (
          <figure key={id}>
            <blockquote>{message}</blockquote>
            <figcaption>
              <Picture path={imagePath} alt="" sizes="160px" />
              <strong>{user}</strong> {tags.join(' ')}
            </figcaption>
          </figure>
        ))}
      </section>
      <section className="partners">
        {partners.map(({ id, name, imagePath }) => (
          <Picture key={id} path={imagePath} alt={name} sizes="200px" />
        ))}
      </section>
    </>
  );
}

function Cards({ title, events }: { title: string; events: EventSummary[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="cards">
        {events.map(({ id, slug, imagePath, translations, startDate, minTicketPrice }) => (
          <article key={id}>
            <Picture path={imagePath} alt="" sizes="(max-width: 959px) 50vw, 300px" />
            <h3>
              <Link to={`/event/${slug}`}>{translations.es_PE?.name}</Link>
            </h3>
            <p>{translations.es_PE?.firstPlaceName}</p>
            <p>{startDate && new Date(startDate).toLocaleString('es-PE')}</p>
            <p>{minTicketPrice}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
