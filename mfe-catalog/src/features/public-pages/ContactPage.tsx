import { PublicPage } from './PublicPage.tsx';

export default function ContactPage() {
  return <PublicPage text="contact" />;
}
