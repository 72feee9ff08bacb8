import type { PlanProposal } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { applyOption } from './draft-moves.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** Lists late bookings and cancellations since the plan was published, with the options for each. */
export function Proposals() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  if (plan.proposals.length === 0) return null;
  return (
    <section aria-label={t('proposals.title')} className={styles.trip}>
      <h2>{t('proposals.title')}</h2>
      {plan.proposals.map((proposal) => (
        <Proposal key={`${proposal.kind} ${proposal.party}`} proposal={proposal} />
      ))}
    </section>
  );
}

function Proposal({ proposal }: { proposal: PlanProposal }) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { nameOf } = usePlanTexts(plan);
  const party = plan.parties.find(({ id }) => id === proposal.party);
  const who = party ? nameOf(party) : t('order', { order: proposal.order });
  return (
    <>
      <h3>{t(`proposals.${proposal.kind}`, { who })}</h3>
      {proposal.options.length === 0 && <p>{t('proposals.no_option')}</p>}
      <ul className={styles.options}>
        {proposal.options.map((option) => (
          <Option key={`${option.trip} ${option.position}`} proposal={proposal} option={option} who={who} />
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  proposal: PlanProposal;
  option: PlanProposal['options'][number];
  who: string;
}

function Option({ proposal, option, who }: OptionProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view, mayChange, change } = useDesk();
  const { at, nameById, ruleText, tripName } = usePlanTexts(plan);
  const trip = view.trips[option.trip - 1];
  const where = trip ? tripName(trip) : t('no_trip');
  const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
  const costs = t('proposals.costs', {
    minutes: signed(option.addedMinutes),
    kilometres: signed(Math.round(option.addedKilometres * 10) / 10),
  });
  const others = option.changed.map(({ party, from, to }) => `${nameById(party)} ${at(from)} → ${at(to)}`);
  return (
    <li>
      <div className={styles.who}>
        <strong>
          {proposal.kind === 'insert' ? t('proposals.place', { where, position: option.position + 1 }) : where}
        </strong>
        <span>{costs}</span>
        <span className={styles.soft}>
          {others.length > 0 ? t('proposals.changes', { others: others.join(', ') }) : t('proposals.changes_none')}
        </span>
        {option.broken.map((rule) => (
          <span key={rule} className={styles.bad}>
            {t('breaks', { rule: ruleText(rule) })}
          </span>
        ))}
      </div>
      {mayChange && (
        <Button
          aria-label={t('proposals.apply_of', { who, where })}
          onClick={() =>
            change((trips) => applyOption(trips, proposal, option), t('proposals.applied', { who, where }))
          }
        >
          {t('proposals.apply')}
        </Button>
      )}
    </li>
  );
}
