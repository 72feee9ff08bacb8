import { PublicPage } from './PublicPage.tsx';

export default function AboutUsPage() {
  return <PublicPage text="about_us" />;
}
