import type { InvitedPerson } from '@pawlet/core/api';
import { invitationQueries } from '@pawlet/core/queries';
import { useFormat, usePagedQuery, usePointsOffered, useQuery, useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon, List, Picture } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { shareMessages } from './shareMessages.ts';
import styles from './Share.module.css';

/** The visitors who followed the shopper's invitation, and the rewards. */
export function InvitePage() {
  const text = useText(shareMessages);
  const format = useFormat();
  const hasPoints = usePointsOffered();
  const title = useShellText()('title.invited');
  const summary = useQuery(invitationQueries.summary());
  const list = usePagedQuery(invitationQueries.people(), { refreshOnFocus: true });
  const reload = (): Promise<unknown> => Promise.all([summary.reload(), list.reload()]);
  const { status } = summary.status === 'ready' || list.status === 'failed' ? list : summary;
  const { mine, offer } = summary.data ?? {};
  const sums =
    mine === undefined ? null : (
      <dl className={styles['sums']}>
        <div>
          <dt>{text('share.count')}</dt>
          <dd>{format.number(mine.count)}</dd>
        </div>
        {hasPoints ? (
          <div>
            <dt>{text('share.points')}</dt>
            <dd>{format.number(mine.points)}</dd>
          </div>
        ) : null}
      </dl>
    );
  return (
    <Page
      title={title}
      onRefresh={reload}
      footer={
        list.items.length === 0 ? undefined : (
          <div className={styles['footer']}>
            <ButtonLink size="l" block href="#/pages/share/publicize">
              {text('share.invite')}
            </ButtonLink>
          </div>
        )
      }
    >
      <div className={styles['page']}>
        <List
          list={{ ...list, status, reload, isRefreshing: summary.isRefreshing || list.isRefreshing }}
          className={styles['skeleton']}
          skeleton={{ height: '71px' }}
          empty={
            <>
              {sums}
              <EmptyState
                picture={<Icon name="gift" size={56} />}
                title={text('share.none')}
                description={
                  hasPoints && offer !== undefined
                    ? text('share.noneHint', { points: format.number(offer.points) })
                    : undefined
                }
                action={<ButtonLink href="#/pages/share/publicize">{text('share.invite')}</ButtonLink>}
              />
            </>
          }
        >
          {sums}
          <section>
            <h2 className={styles['heading']}>{text('share.peopleList')}</h2>
            <ul className={styles['people']}>
              {list.items.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          </section>
        </List>
      </div>
    </Page>
  );
}

function PersonRow({ person }: { readonly person: InvitedPerson }) {
  const text = useText(shareMessages);
  const format = useFormat();
  const { nickname, avatarUrl, joinedAt } = person;
  return (
    <li className={styles['person']}>
      <span className={styles['avatar']}>
        {avatarUrl === '' ? <Icon name="user" size={22} /> : <Picture src={avatarUrl} alt="" sizes="40px" />}
      </span>
      <span className={styles['personText']}>
        {nickname === '' ? (
          <span className={styles['name']}>{text('share.anonymous')}</span>
        ) : (
          <span className={styles['name']} lang="">
            {nickname}
          </span>
        )}
        {joinedAt === undefined ? null : (
          <span className={styles['date']}>{text('share.joined', { date: format.date(joinedAt) })}</span>
        )}
      </span>
    </li>
  );
}
