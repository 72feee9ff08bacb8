import { PublicPage } from './PublicPage.tsx';

export default function FaqPage() {
  return <PublicPage text="faq" />;
}
