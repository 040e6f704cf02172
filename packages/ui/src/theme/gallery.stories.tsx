import type { CSSProperties, ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { Accordion } from '../disclosure/accordion.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArticleIcon, CommentIcon, MoreIcon, ReplyIcon, VipIcon } from '../icons/index.ts';
import { Image } from '../image/image.tsx';
import { landscape } from '../image/pictures.fixtures.ts';
import { Divider, Fill, Heading, Inline, Page, Stack, Text } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { Meter } from '../meter/meter.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Price } from '../price/price.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { ProgressRing } from '../progress/progress-ring.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Radio } from '../radio-group/radio.tsx';
import { RatingField } from '../rating/rating-field.tsx';
import { Rating } from '../rating/rating.tsx';
import { RelativeTime } from '../relative-time/relative-time.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Steps } from '../steps/steps.tsx';
import { Switch } from '../switch/switch.tsx';
import { Table } from '../table/table.tsx';
import type { TableColumn } from '../table/table-props.ts';
import { Tag, TagGroup } from '../tag-group/tag-group.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Timeline, TimelineItem } from '../timeline/timeline.tsx';
import { ToggleButtonGroup } from '../toggle-button/toggle-button-group.tsx';
import { ToggleButton } from '../toggle-button/toggle-button.tsx';
import { vars } from './contract.css.ts';
import { partnerThemes } from './partner-themes.fixtures.ts';
import { ThemeRoot } from './theme-root.tsx';

const meta = {
  title: 'Gallery',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1971 } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-05-20T12:00:00+08:00');

/** Paper, ink, action, critical and gold: each ground with words that can be read on it. */
const grounds: [ground: string, words: string][] = [
  [vars.color.raised, vars.color.strong],
  [vars.color.strong, vars.color.page],
  [vars.color.action, vars.color.onAction],
  [vars.color.critical, vars.color.onCritical],
  [vars.color.gold, vars.color.raised],
];

const pigment: CSSProperties = {
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minBlockSize: '12rem',
  paddingBlock: vars.space[16],
  fontFamily: vars.font.reading,
  fontSize: vars.text.title.size,
  forcedColorAdjust: 'none',
};

// Twice a column and the gap between: what stands below two columns ends where they end.
const wide: CSSProperties = { flex: `2 1 calc(40rem + ${vars.space[24]})`, minInlineSize: 0 };
const narrow: CSSProperties = { flex: '1 1 20rem', minInlineSize: 0 };
/** Below each other; the last fills what its neighbours leave. */
const pile: CSSProperties = {
  ...narrow,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
};
const last: CSSProperties = { display: 'grid', flexGrow: 1 };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: vars.space[24] };

interface SchoolProps {
  school: string;
  motto: string;
  /** One character for each ground. */
  pigments: string;
}

function Masthead({ school, motto, pigments }: SchoolProps) {
  return (
    <div style={{ ...row, alignItems: 'stretch' }}>
      <div style={{ ...wide, alignSelf: 'center' }}>
        <Stack gap={24}>
          <Stack gap={12}>
            <Text size="small" tone="muted">
              {school}　二〇二六年春
            </Text>
            <Heading level={1} size="display" font="reading">
              {motto}
            </Heading>
            <Text size="reading">
              博学之，审问之，慎思之，明辨之，笃行之。一门课从一个问题开始，一篇文章陪你读到最后。
            </Text>
          </Stack>
          <Inline>
            <Button tone="action" size="large">
              开始学习
            </Button>
            <LinkButton href="/curriculum/index" size="large">
              全部课程
            </LinkButton>
            <LinkButton href="/article" size="large" isQuiet tone="action">
              先读一篇
            </LinkButton>
          </Inline>
        </Stack>
      </div>
      <div
        aria-hidden="true"
        style={{
          ...narrow,
          display: 'flex',
          overflow: 'hidden',
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.card,
        }}
      >
        {grounds.map(([background, color], index) => (
          <div key={background} style={{ ...pigment, background, color }}>
            {pigments[index]}
          </div>
        ))}
      </div>
    </div>
  );
}

function Course() {
  return (
    <Card padding="none">
      <div style={{ overflow: 'hidden', borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` }}>
        <Image src={landscape} alt="" corners="none" />
      </div>
      <div style={{ padding: vars.inset.card }}>
        <Stack gap={12}>
          <Inline gap={8}>
            <Badge tone="action">进行中</Badge>
            <Badge tone="caution">会员</Badge>
          </Inline>
          <Stack gap={4}>
            <Heading level={2} size="lead">
              读书法十二讲
            </Heading>
            <Rating value={4.8} count={1268} size="small" />
          </Stack>
          <Text tone="muted">从目录到序言，从正文到批注，跟着老师把一本难读的书读完一遍。</Text>
          <Inline isSingleRow gap={12}>
            <ProgressRing label="学习进度" value={58} />
            <Stack gap={0}>
              <Text tone="strong" weight="medium">
                已学七讲，共十二讲
              </Text>
              <Text size="small" tone="muted">
                上次学到“批注三法”
              </Text>
            </Stack>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}

function Enrolment() {
  return (
    <Card>
      <Stack>
        <Inline justify="between" align="baseline">
          <Heading level={2} size="lead">
            报名
          </Heading>
          <Countdown
            label="优惠还剩"
            deadline={now + 11 * 3_600_000 + 671_000}
            now={() => now}
            size="small"
          />
        </Inline>
        <Price amount={299} originalAmount={399} size="large" />
        <RadioGroup label="方式" layout="cards" defaultValue="year">
          <Radio
            value="one"
            description="十二讲，永久回看"
            aside={<Price amount={299} tone="neutral" size="small" />}
          >
            只学这一门
          </Radio>
          <Radio
            value="year"
            description="全部课程与直播"
            aside={<Price amount={899} tone="neutral" per="年" size="small" />}
          >
            年度会员
          </Radio>
        </RadioGroup>
        <Checkbox defaultSelected>我已读过并同意学习协议</Checkbox>
        <Button tone="action" isFullWidth size="large">
          立即报名
        </Button>
      </Stack>
    </Card>
  );
}

function Article() {
  return (
    <Card padding="large">
      <Stack gap={20}>
        <Stack gap={12}>
          <Heading level={2} size="headline" font="reading">
            怎样读一本难读的书
          </Heading>
          <Inline gap={8}>
            <Avatar name="林间晚照" size="small" />
            <Text as="span" size="small" tone="muted">
              林间晚照 · <RelativeTime value={now - 7_200_000} now={now} /> · 约8分钟
            </Text>
          </Inline>
        </Stack>
        <Text size="reading">
          难读的书不必从第一页读起。先看它回答了什么问题，再看它为什么这样回答，最后才看它说得对不对。
        </Text>
        <div
          style={{ borderInlineStart: `2px solid ${vars.color.action}`, paddingInlineStart: vars.space[16] }}
        >
          <Text as="blockquote" size="lead" font="reading" tone="strong">
            读书无疑者，须教有疑；有疑者，却要无疑，到这里方是长进。
          </Text>
        </div>
        <Text size="reading">
          朱子这一句说的正是次序。没有问题，书是一面墙；有了问题，书才是一扇门，推开来，里面坐着的是和你一样发问的人。
        </Text>
        <Divider />
        <Inline justify="between">
          <Inline gap={4}>
            <Button isQuiet size="small" icon={<CommentIcon size="small" />}>
              讨论28
            </Button>
            <ToggleButton isQuiet size="small" defaultSelected icon={<ArticleIcon size="small" />}>
              收藏
            </ToggleButton>
          </Inline>
          <IconButton label="更多" icon={<MoreIcon size="small" />} size="small" isQuiet />
        </Inline>
      </Stack>
    </Card>
  );
}

const comments = [
  ['沈听雪', '第三遍才读懂序言，原来问题都写在那里。', 1_500_000],
  ['周远', '有疑再信，这四个字值得贴在书桌上，每读完一章就抬头看一眼。', 9_000_000],
] as const;

function Comments() {
  return (
    <Card>
      <Stack gap={20}>
        {comments.map(([name, words, ago]) => (
          <Inline key={name} gap={12} align="start" isSingleRow>
            <Avatar name={name} size="small" />
            <Fill>
              <Stack gap={4}>
                <Inline gap={8} align="baseline">
                  <Text as="span" tone="strong" weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size="caption" tone="muted">
                    <RelativeTime value={now - ago} now={now} />
                  </Text>
                </Inline>
                <Text>{words}</Text>
                <Inline gap={4}>
                  <Button isQuiet size="small" icon={<ReplyIcon size="small" />}>
                    回复
                  </Button>
                </Inline>
              </Stack>
            </Fill>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

function SignIn() {
  return (
    <Card>
      <Stack>
        <Heading level={2} size="lead">
          登录
        </Heading>
        <TextField label="手机号" defaultValue="1380000" errorMessage="手机号应为11位" />
        <PasswordField label="密码" autoComplete="current-password" />
        <Select
          label="所在城市"
          defaultValue="hz"
          options={[
            { value: 'hz', label: '杭州' },
            { value: 'cs', label: '长沙' },
          ]}
        />
        <Inline>
          <Button tone="action">登录</Button>
          <Button>取消</Button>
          <Button tone="critical" isQuiet>
            注销账号
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Habits() {
  return (
    <Card>
      <Stack gap={20}>
        <Heading level={2} size="lead">
          学习习惯
        </Heading>
        <Stack gap={12}>
          <Switch side="end" defaultSelected description="有人回复你的提问时">
            提醒我
          </Switch>
          <Divider />
          <Switch side="end">自动播放下一讲</Switch>
        </Stack>
        <Slider
          label="每日目标"
          defaultValue={30}
          maxValue={90}
          step={15}
          formatValue={(minutes) => `${minutes}分钟`}
        />
        <ProgressBar label="本周" value={132} max={210} valueText="已学132分钟" />
        <Meter label="笔记空间" value={82} low={70} high={90} valueText="已用8.2 GB，共10 GB" />
      </Stack>
    </Card>
  );
}

const way = [
  { id: 'choose', title: '选课' },
  { id: 'confirm', title: '核对' },
  { id: 'pay', title: '付款' },
  { id: 'learn', title: '开课' },
];

function Homework() {
  return (
    <Card>
      <Stack gap={20}>
        <Heading level={2} size="lead">
          作业
        </Heading>
        <Timeline label="作业进度">
          <TimelineItem time="5月12日" title="提交读后感">
            《桃花源记》，1280字。
          </TimelineItem>
          <TimelineItem time="5月13日" title="退回修改" tone="critical">
            引文没有注明出处。
          </TimelineItem>
          <TimelineItem time="5月15日" title="批改完成，92分" tone="positive" />
          <TimelineItem time="5月28日" title="优秀作业展示" isComing />
        </Timeline>
      </Stack>
    </Card>
  );
}

function Appointment() {
  return (
    <Card>
      <Stack>
        <Heading level={2} size="lead">
          约一次答疑
        </Heading>
        <Inline gap={12} isSingleRow>
          <Avatar name="顾明远" />
          <Stack gap={0}>
            <Text tone="strong" weight="medium">
              顾明远
            </Text>
            <Text size="small" tone="muted">
              主讲读书法，每周四有空
            </Text>
          </Stack>
        </Inline>
        <DatePicker label="日期" defaultValue="2026-05-28" />
        <ToggleButtonGroup label="时间" defaultValue="evening" isRequired>
          <ToggleButton id="morning">上午</ToggleButton>
          <ToggleButton id="afternoon">下午</ToggleButton>
          <ToggleButton id="evening">晚上</ToggleButton>
        </ToggleButtonGroup>
        <Inline>
          <Button tone="action">约好</Button>
          <Button isQuiet>换一位老师</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Review() {
  return (
    <Card>
      <Stack>
        <Heading level={2} size="lead">
          评价这一讲
        </Heading>
        <RatingField label="这一讲如何" defaultValue={4} />
        <TextArea label="想对老师说" defaultValue="例子再多一些就更好了。" rows={2} maxLength={200} />
        <Inline>
          <Button>发表评价</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Questions() {
  return (
    <Card>
      <Accordion defaultValue={['refund']} level={2}>
        <Disclosure id="refund" title="报名以后可以退吗？">
          <Text>开课七天内，学了不到三讲，可以全额退回。</Text>
        </Disclosure>
        <Disclosure id="member" title="会员到期后还能看吗？" aside={<VipIcon size="small" />}>
          <Text>单独买过的课永久可看。</Text>
        </Disclosure>
        <Disclosure id="offline" title="可以下载到手机上吗？">
          <Text>可以，在课时的菜单里。</Text>
        </Disclosure>
      </Accordion>
    </Card>
  );
}

interface Learner {
  id: string;
  name: string;
  lessons: number;
  marks: number;
  state: ReactNode;
}

const learners: Learner[] = [
  { id: '1', name: '沈听雪', lessons: 12, marks: 96, state: <Badge tone="positive">已结课</Badge> },
  { id: '2', name: '周远', lessons: 9, marks: 88, state: <Badge tone="action">进行中</Badge> },
  { id: '3', name: '顾一舟', lessons: 7, marks: 81.5, state: <Badge tone="action">进行中</Badge> },
  { id: '4', name: '林小满', lessons: 2, marks: 60, state: <Badge tone="critical">缺作业</Badge> },
];

const columns: TableColumn<Learner>[] = [
  {
    id: 'name',
    label: '学员',
    isSortable: true,
    isRowHeader: true,
    cell: ({ name }) => (
      <Inline gap={8} isSingleRow>
        <Avatar name={name} size="mini" />
        {name}
      </Inline>
    ),
  },
  {
    id: 'lessons',
    label: '进度',
    cell: ({ name, lessons }) => (
      <ProgressBar
        label={`${name}的进度`}
        isLabelHidden
        isValueHidden
        size="small"
        value={lessons}
        max={12}
      />
    ),
  },
  {
    id: 'marks',
    label: '成绩',
    align: 'end',
    width: 88,
    isSortable: true,
    cell: ({ marks }) => marks.toFixed(1),
  },
  { id: 'state', label: '状态', width: 104, cell: ({ state }) => state },
];

function Learners() {
  return (
    <Card>
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="lead">
            学员
          </Heading>
          <div style={{ inlineSize: '16rem' }}>
            <SearchField label="找学员" isLabelHidden placeholder="姓名或手机号" size="small" shortcut="/" />
          </div>
        </Inline>
        <TagGroup label="筛选" isLabelHidden selection="single" defaultValue={['all']} size="small">
          <Tag id="all" count={46}>
            全部
          </Tag>
          <Tag id="open" count={31}>
            进行中
          </Tag>
          <Tag id="late" count={3}>
            缺作业
          </Tag>
        </TagGroup>
        <Table
          label="学员"
          columns={columns}
          rows={learners}
          sort={{ column: 'marks', direction: 'descending' }}
          selection="multiple"
          defaultValue={['2']}
        />
      </Stack>
    </Card>
  );
}

function Gallery(props: SchoolProps) {
  return (
    <ThemeRoot>
      <Page as="main">
        <div style={{ paddingBlock: vars.space[40] }}>
          <Stack gap={40}>
            <Masthead {...props} />
            <div style={row}>
              <div style={pile}>
                <Course />
                <Enrolment />
                <Homework />
                <div style={last}>
                  <Questions />
                </div>
              </div>
              <div style={{ ...pile, ...wide }}>
                <Card>
                  <Steps label="报名进度" steps={way} current="pay" />
                </Card>
                <div style={row}>
                  <div style={pile}>
                    <Article />
                    <div style={last}>
                      <Comments />
                    </div>
                  </div>
                  <div style={pile}>
                    <SignIn />
                    <div style={last}>
                      <Habits />
                    </div>
                  </div>
                </div>
                <Learners />
                <div style={{ ...row, flex: 1 }}>
                  <div style={{ ...narrow, ...last }}>
                    <Appointment />
                  </div>
                  <div style={{ ...narrow, ...last }}>
                    <Review />
                  </div>
                </div>
              </div>
            </div>
          </Stack>
        </div>
      </Page>
    </ThemeRoot>
  );
}

/** The house itself. The same in the colours of any school: see the toolbar. */
export const House: Story = {
  render: () => <Gallery school="书院" motto="好纸好光，宜于久读。" pigments="纸墨青朱金" />,
};

const inSchool = (id: string, pigments: string): Story => {
  const school = partnerThemes.find((theme) => theme.id === id);
  return {
    render: () => (
      <div data-school={id}>
        <Gallery school={school?.name ?? id} motto={school?.motto ?? ''} pigments={pigments} />
      </div>
    ),
  };
};

export const SealRed: Story = inSchool('cinnabar', '纸墨朱紫金');
export const InkBlue: Story = inSchool('science', '纸墨蓝朱金');
export const BlackOnWhite: Story = inSchool('plain', '纸墨玄朱金');
