import { PublicPage } from './PublicPage.tsx';

export default function HowBookPage() {
  return <PublicPage text="how_book" />;
}
