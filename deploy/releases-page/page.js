// Runs in the browser as it stands. The shape of the data is `PageData` in page-data.ts.

const { Chart } = window;

const colors = ['#6d3fe0', '#00897b', '#d9480f', '#1971c2', '#c2255c', '#5f8d00', '#9c36b5', '#8a6d00'];
const refreshMs = 30_000;
/** What counts as good at web.dev/vitals. */
const goodUpTo = { CLS: 0.1, FCP: 1800, INP: 200, LCP: 2500, TTFB: 800 };

const element = (id) => document.getElementById(id);
const time = (at) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
/** Charts are painted, so they need colors as they were computed. */
const computed = (selector, property) => getComputedStyle(document.querySelector(selector))[property];

/** Fills a table. Columns of numbers are those whose first value is one. */
function fill(table, headings, rows) {
  const cell = (tag, text, number) => {
    const made = document.createElement(tag);
    made.textContent = text ?? '–';
    if (number) made.className = 'number';
    if (tag === 'th') made.scope = 'col';
    return made;
  };
  const isNumber = (column) => typeof rows[0]?.[column] === 'number';
  const line = (tag, values) => {
    const row = document.createElement('tr');
    row.append(...values.map((value, column) => cell(tag, value, isNumber(column))));
    return row;
  };
  table.replaceChildren(line('th', headings), ...rows.map((row) => line('td', row)));
}

const charts = new Map();

/** Draws a chart, or updates the existing one. */
function draw(id, config) {
  Chart.defaults.color = computed('body', 'color');
  Chart.defaults.borderColor = computed('section', 'borderTopColor');
  Chart.defaults.datasets.bar.maxBarThickness = 36;
  charts.get(id)?.destroy();
  charts.set(
    id,
    new Chart(element(id), {
      ...config,
      options: { animation: false, responsive: true, maintainAspectRatio: false, ...config.options },
    }),
  );
}

function showStatus({ status }) {
  fill(
    element('status'),
    ['module', 'version', 'for', 'since', 'by', 'loads', 'renders', 'failures', 'LCP p75'],
    status.map(({ name, version, percentage, since, by, figures }) => [
      name,
      version,
      percentage === undefined ? 'everyone' : `${percentage} %`,
      since && time(since),
      by,
      figures?.loads ?? 0,
      figures?.renders ?? 0,
      figures?.failures ?? 0,
      figures?.lcp ? `${figures.lcpBeyond ? '>' : '≤'} ${figures.lcp} ms` : undefined,
    ]),
  );
}

/** One bar from when a version went live to when the next one did. */
function spansOf(changes, now) {
  const live = changes.filter(({ action }) => action !== 'canary').toReversed();
  return live.flatMap(({ action, name, version, at }, i) => {
    if (action === 'retire') return [];
    const next = live.slice(i + 1).find((later) => later.name === name);
    return { y: name, x: [Date.parse(at), next ? Date.parse(next.at) : now], version };
  });
}

function showVersions({ changes }) {
  const spans = spansOf(changes, Date.now());
  const modules = [...new Set(spans.map(({ y }) => y))].sort();
  // A version that comes back has the color that it had.
  const colorOf = ({ y, version }) => {
    const versions = [...new Set(spans.filter((span) => span.y === y).map((span) => span.version))];
    return colors[versions.indexOf(version) % colors.length];
  };
  draw('versions', {
    type: 'bar',
    data: {
      labels: modules,
      datasets: [{ data: spans, backgroundColor: spans.map(colorOf), grouped: false, minBarLength: 3 }],
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: {
          min: Math.min(...spans.map(({ x }) => x[0])),
          ticks: { callback: (at) => time(at), maxTicksLimit: 6, maxRotation: 0 },
        },
      },
      plugins: {
        legend: { display: false },
        tooltip: { callbacks: { label: ({ raw }) => `${raw.version}: from ${time(raw.x[0])} to ${time(raw.x[1])}` } },
      },
    },
  });
  fill(
    element('changes'),
    ['when', 'who', 'what', 'module', 'version', 'commit', 'before', 'why', 'changelog', 'notes'],
    changes.map(({ at, by, action, name, version, commit, from, percentage, why, changes, notes }) => [
      time(at),
      by,
      percentage === undefined ? action : `${action} ${percentage} %`,
      name,
      version,
      commit?.slice(0, 8),
      from,
      why,
      changes,
      notes,
    ]),
  );
}

function showFailures({ failures }) {
  const releases = [...new Set(failures.map(({ module, version }) => `${module} ${version}`))].sort();
  const kinds = [...new Set(failures.map(({ failure }) => failure))].sort();
  const countOf = (release, kind) =>
    failures.find(({ module, version, failure }) => `${module} ${version}` === release && failure === kind)?.count ?? 0;
  draw('failures', {
    type: 'bar',
    data: {
      labels: releases,
      datasets: kinds.map((kind, i) => ({
        label: kind,
        data: releases.map((release) => countOf(release, kind)),
        backgroundColor: colors[i % colors.length],
      })),
    },
    options: { scales: { x: { stacked: true }, y: { stacked: true, ticks: { precision: 0 } } } },
  });
  fill(
    element('failure-figures'),
    ['module', 'version', 'failure', 'count'],
    failures.map(({ module, version, failure, count }) => [module, version, failure, count]),
  );
}

function showVitals({ vitals }) {
  const select = element('vital-name');
  const names = [...new Set(vitals.map(({ vital }) => vital))].sort();
  const chosen = names.includes(select.value) ? select.value : names.includes('LCP') ? 'LCP' : names[0];
  select.replaceChildren(...names.map((name) => new Option(name, name, false, name === chosen)));
  const rows = vitals
    .filter(({ vital }) => vital === chosen)
    .sort((one, other) => one.route.localeCompare(other.route));
  draw('vitals', {
    type: 'bar',
    data: {
      labels: rows.map(({ route }) => route),
      datasets: [
        {
          label: chosen === 'CLS' ? chosen : `${chosen}, ms`,
          data: rows.map(({ value }) => value),
          backgroundColor: rows.map(({ value }) =>
            value !== null && value <= goodUpTo[chosen] ? colors[1] : colors[2],
          ),
        },
      ],
    },
    options: { indexAxis: 'y', plugins: { legend: { display: false } } },
  });
  fill(
    element('vital-figures'),
    ['route', `${chosen ?? 'vital'} ≤`, 'documents'],
    rows.map(({ route, value, documents }) => [route, value ?? 'more than the last bound', documents]),
  );
}

async function refresh() {
  const state = element('state');
  try {
    const response = await fetch('/releases/data.json');
    if (!response.ok) throw new Error((await response.json()).message ?? `status ${response.status}`);
    const data = await response.json();
    showStatus(data);
    showVersions(data);
    showFailures(data);
    showVitals(data);
    element('vital-name').onchange = () => showVitals(data);
    state.textContent = `Counted since the gateways started; as of ${time(Date.now())}.`;
  } catch (error) {
    state.textContent = `The figures could not be read: ${error.message}`;
  }
}

// Tables are wider than a phone: keys reach and scroll them.
for (const scroller of document.querySelectorAll('.table')) {
  const heading = scroller.closest('details, section').querySelector('summary, h2').textContent;
  Object.assign(scroller, { tabIndex: 0, role: 'region', ariaLabel: `Table: ${heading}` });
}
await refresh();
setInterval(refresh, refreshMs);
