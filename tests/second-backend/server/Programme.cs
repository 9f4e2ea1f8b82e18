using System.Globalization;
using System.Text.Json.Nodes;

namespace SecondBackend;

/// <summary>The events on offer. Every change gets a version above all before it, and lists name what changed since one.</summary>
public sealed class Programme
{
    private readonly Lock _lock = new();
    private readonly List<Event> _events;
    private readonly Dictionary<int, long> _changedAt = [];
    private readonly (string Key, decimal? Line)[] _listed;
    private long _version = 955_000_000;
    private long _listVersion = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds();

    public Programme(Samples samples)
    {
        _events = samples.Read<List<Event>>("events");
        _listed = [.. ListedMarkets(samples.Data("market-config")!)];
        foreach (var each in _events)
        {
            _changedAt[each.I] = _listVersion;
            foreach (var market in each.M) market.V = ++_version;
            each.V = ++_version;
        }
    }

    public Event? Find(int id) => Locked(() => _events.Find(each => each.I == id) is { } found ? Copy(found) : null);

    public IReadOnlyList<Event> Running() => Locked(() => Copies(each => each.Bp == 1));

    public IReadOnlyList<Event> Upcoming() => Locked(() => Copies(each => each.Bp == 0 && each.Il));

    public IReadOnlyList<SportInfo> Info() => Locked(() => _events.GroupBy(each => each.Sid).Select(sport => new SportInfo(
        sport.Key, sport.Count(each => each.Bp == 1), sport.Count(each => each.Bp == 0 && each.Il), sport.Count(), 0,
        Hr: false, Hk: true, Hd: false)).ToList());

    /// <summary>Pre-match (0), live (1) or long-term (2) events; with a version only those that changed after it.</summary>
    public EventList List(int sport, int type, long since) => Locked(() =>
    {
        var events = Copies(each => each.Sid == sport && IsOfType(each, type) && _changedAt[each.I] > since)
            .Select(each => each with { M = [.. each.M.Where(IsListed)] }).ToList();
        return new EventList(
            since > 0, _listVersion, events, null,
            events.Where(each => each.Sc != null).ToDictionary(each => each.I, each => each.Sc!));
    });

    /// <summary>A new price for one outcome of an event, as the hub tells it.</summary>
    public EventUpdate ChangeOdd(Random random) => Locked(() =>
    {
        var changed = _events[random.Next(_events.Count)];
        var market = changed.M[random.Next(changed.M.Count)];
        var outcome = market.O[random.Next(market.O.Count)];
        outcome.Odd = Math.Max(1.05m, Math.Round(outcome.Odd + random.Next(-9, 10) / 100m, 2));
        outcome.Wodd = Math.Max(1.01m, Math.Round(outcome.Odd / 1.04m, 2));
        market.V = ++_version;
        Changed(changed);
        return new EventUpdate(changed.I, changed.V, changed.Sid, changed.S, changed.Bp,
            [new MarketUpdate(market.I, "u", market.V, market.S, market.Mbc, market.Key(), market.Sov,
                [new OutcomeUpdate(outcome.No, outcome.Odd, outcome.Wodd)])]);
    });

    /// <summary>The clocks of all running matches, one second later; now and then a goal.</summary>
    public IReadOnlyList<Score> Tick(bool goal) => Locked(() => _events.Where(each => each.Sc != null).Select((each, row) =>
    {
        var score = each.Sc!;
        score.T = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds();
        score.Sec = (score.Sec + 1) % 60;
        if (score.Sec == 0) score.Min++;
        if (goal && row == 0) score.Ht.C = ++score.Ht.R;
        _changedAt[each.I] = ++_listVersion;
        return Copy(each).Sc!;
    }).ToList());

    private void Changed(Event changed)
    {
        changed.V = ++_version;
        _changedAt[changed.I] = _listVersion = Math.Max(_listVersion + 1, DateTimeOffset.UtcNow.ToUnixTimeMilliseconds());
    }

    private static bool IsOfType(Event each, int type) => type switch
    {
        0 => each.Bp == 0,
        1 => each.Bp == 1 || each.Il,
        _ => false,
    };

    private bool IsListed(Market market) =>
        _listed.Any(each => each.Key == market.Key() && (each.Line is null || each.Line == market.Line()));

    /// <summary>Keys of the list's columns; a third part is a line, compared as a number (wire-config-8).</summary>
    private static IEnumerable<(string, decimal?)> ListedMarkets(JsonNode config) =>
        from subgroup in config["msg"]!.AsObject()
        from key in subgroup.Value!["m"]!.AsArray()
        let parts = ((string)key!).Split('_')
        let line = parts.Length > 2 ? decimal.Parse(parts[2], CultureInfo.InvariantCulture) : (decimal?)null
        select ($"{parts[0]}_{parts[1]}", line);

    private List<Event> Copies(Func<Event, bool> wanted) => [.. _events.Where(wanted).Select(Copy)];

    /// <summary>What is written to a response must not change while it is written.</summary>
    private static Event Copy(Event each) => each with
    {
        M = [.. each.M.Select(market => market with { O = [.. market.O.Select(outcome => outcome with { })] })],
        Oc = each.M.Count,
        Sc = each.Sc is { } score ? score with { Ht = score.Ht with { }, At = score.At with { } } : null,
    };

    private T Locked<T>(Func<T> work)
    {
        lock (_lock) return work();
    }
}
