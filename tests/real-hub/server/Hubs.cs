using System.Collections.Concurrent;
using Microsoft.AspNetCore.SignalR;

namespace RealHub;

/// <summary>A hub that only talks: nothing can be called on it.</summary>
public abstract class LiveHub(Door door) : Hub
{
    public override Task OnConnectedAsync()
    {
        door.Enter(Context);
        return base.OnConnectedAsync();
    }

    public override Task OnDisconnectedAsync(Exception? exception)
    {
        door.Leave(Context);
        return base.OnDisconnectedAsync(exception);
    }
}

public sealed class LiteHub(Door<LiteHub> door) : LiveHub(door)
{
    public const string Path = "/sportsBookHubLite";
}

public sealed class ScoreHub(Door<ScoreHub> door) : LiveHub(door)
{
    public const string Path = "/sportsBookHub";
}

/// <summary>Who is connected to a hub of this process, and what a test has done to it.</summary>
public abstract class Door
{
    private readonly ConcurrentDictionary<string, HubCallerContext> _inside = new();
    private int _total;
    private volatile bool _outdated;

    public bool Refuses { get; private set; }

    public object Stats => new { connections = _inside.Count, total = _total };

    public void Enter(HubCallerContext client)
    {
        // The only words of ours that the framework puts into a close message.
        if (_outdated) throw new HubException("outdated");
        Interlocked.Increment(ref _total);
        _inside[client.ConnectionId] = client;
    }

    public void Leave(HubCallerContext client) => _inside.TryRemove(client.ConnectionId, out _);

    public void Apply(string action)
    {
        switch (action)
        {
            // Cut, without the framework's word of farewell.
            case "drop": foreach (var client in _inside.Values) client.GetHttpContext()?.Abort(); break;
            // The framework's farewell, which forbids to come back.
            case "abort": foreach (var client in _inside.Values) client.Abort(); break;
            case "refuse": Refuses = true; break;
            case "outdated": _outdated = true; break;
            case "accept": Refuses = _outdated = false; break;
            default: throw new BadHttpRequestException($"no such action: {action}");
        }
    }
}

public sealed class Door<THub> : Door;
