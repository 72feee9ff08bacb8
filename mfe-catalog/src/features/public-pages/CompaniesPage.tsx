import { PublicPage } from './PublicPage.tsx';

export default function CompaniesPage() {
  return <PublicPage text="companies" />;
}
