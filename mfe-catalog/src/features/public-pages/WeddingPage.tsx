import { PublicPage } from './PublicPage.tsx';

export default function WeddingPage() {
  return <PublicPage text="wedding" />;
}
