using System.Globalization;

namespace SecondBackend;

// The shapes of openapi.yaml; names are written in camel case, so `KOdd` is `kOdd`.

public sealed record Event
{
    public int I { get; init; }
    public long V { get; set; }
    public int Sid { get; init; }
    public int S { get; set; }
    public int Bp { get; set; }
    public bool Il { get; init; }
    public int Mbc { get; init; }
    public bool KOdd { get; init; }
    public int Ci { get; init; }
    public int Oc { get; init; }
    public long D { get; init; }
    public string Hn { get; init; } = "";
    public string An { get; init; } = "";
    public IReadOnlyList<Market> M { get; init; } = [];
    public Score? Sc { get; init; }
}

public sealed record Market
{
    public int I { get; init; }
    public int T { get; init; }
    public int St { get; init; }
    public long V { get; set; }
    public int S { get; set; } = 1;
    public int Mbc { get; init; } = 1;
    public string? Sov { get; init; }
    public IReadOnlyList<Outcome> O { get; init; } = [];

    /// <summary>Type and subtype, as a hub and the market configuration name it.</summary>
    public string Key() => $"{T}_{St}";

    /// <summary>The last part of the special value, as a number.</summary>
    public decimal? Line() => decimal.TryParse(Sov?.Split('|')[^1], CultureInfo.InvariantCulture, out var line) ? line : null;
}

public sealed record Outcome
{
    public int No { get; init; }
    public string N { get; init; } = "";
    public decimal Odd { get; set; }
    public decimal Wodd { get; set; }
}

public sealed record Score
{
    public int Id { get; init; }
    public int Eid { get; init; }
    public int Sid { get; init; }
    public long T { get; set; }
    public int S { get; set; }
    public int Min { get; set; }
    public int Sec { get; set; }
    public SideScore Ht { get; init; } = new();
    public SideScore At { get; init; } = new();
}

public sealed record SideScore
{
    public int R { get; set; }
    public int C { get; set; }
    public int Co { get; init; }
    public int Hco { get; init; }
    public int Yc { get; init; }
    public int Rc { get; init; }
}

public sealed record EventList(
    bool Isdiff, long Version, IReadOnlyList<Event> Events, IReadOnlyList<int>? Rmi, IReadOnlyDictionary<int, Score> Sc);

public sealed record SportInfo(int I, int Lc, int Uc, int Ec, int Oc, bool Hr, bool Hk, bool Hd);

public sealed record EventUpdate(int Eid, long Ev, int Sid, int Es, int Bp, IReadOnlyList<MarketUpdate> M);

public sealed record MarketUpdate(
    int I, string A, long V, int S, int M, string K, string? Sov, IReadOnlyList<OutcomeUpdate> O);

public sealed record OutcomeUpdate(int N, decimal O, decimal Wo);
