using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SecondBackend;

public sealed record Call(string Operation, string Path, string Sample, string Example);

/// <summary>Recorded answers, with every time moved from the recording to the start of this process.</summary>
public sealed class Samples
{
    private const long Year = 366 * 24 * 3_600;
    private const string Clock = "yyyy-MM-dd'T'HH:mm:ss";
    private static readonly JsonSerializerOptions _web = new(JsonSerializerDefaults.Web);

    private readonly string _folder;
    private readonly long _recorded;
    private readonly long _moved;
    private readonly Dictionary<string, JsonNode?> _data = [];

    public Samples(string callsFile)
    {
        var file = Read(callsFile)!;
        _folder = Path.Combine(Path.GetDirectoryName(Path.GetFullPath(callsFile))!, "samples");
        _recorded = (long)file["recordedAt"]!;
        _moved = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - _recorded;
        Calls = file["calls"].Deserialize<List<Call>>(_web)!;
        foreach (var sample in Calls.Select(call => call.Sample).Distinct())
        {
            _data[sample] = Moved(Read(Path.Combine(_folder, $"{sample}.json")));
        }
    }

    public IReadOnlyList<Call> Calls { get; }

    public JsonNode? Data(string sample) => _data[sample];

    public T Read<T>(string sample) => _data[sample].Deserialize<T>(_web)!;

    private static JsonNode? Read(string file) => JsonNode.Parse(File.ReadAllText(file));

    /// <summary>A number within a year of the recording is a time: epoch seconds or milliseconds.</summary>
    private JsonNode? Moved(JsonNode? node) => node switch
    {
        JsonObject fields => new JsonObject(fields.Select(each => KeyValuePair.Create(each.Key, Moved(each.Value)))),
        JsonArray rows => new JsonArray([.. rows.Select(Moved)]),
        JsonValue value when value.TryGetValue(out long number) && Math.Abs(number - _recorded) < Year => number + _moved,
        JsonValue value when value.TryGetValue(out long number) && Math.Abs(number / 1_000 - _recorded) < Year =>
            number + _moved * 1_000,
        JsonValue value when value.TryGetValue(out string? text)
            && DateTime.TryParseExact(text, Clock, CultureInfo.InvariantCulture, DateTimeStyles.None, out var local) =>
            local.AddSeconds(_moved).ToString(Clock, CultureInfo.InvariantCulture),
        _ => node?.DeepClone(),
    };
}
